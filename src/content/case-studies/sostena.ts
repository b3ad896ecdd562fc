import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Sostena',
  screen: 'board',
  tags: ['agrotech', 'tech', 'web-dev', 'design', 'consulting', 'performance-analysis', 'meteor'],
  accent: '#e2f7e4 #bfebc4 #90d99a #58c16d #0fa343 #087c31 #045c22 #024116 #012b0c',
  author: { name: 'Clara Nygaard', portrait: 'clara-nygaard' },
  company: { name: 'Sostena', size: { from: 51, to: 200 } },
  product: { name: 'Sostena Planner', url: 'https://sostena.example/' },
  techStack: ['react', 'meteor', 'mongodb', 'nodedotjs'],
  effort: { people: 5, months: 7 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'morning', drawing: 'wide' },
    { id: 'suspicion', drawing: 'low' },
    { id: 'wire' },
    { id: 'board', screen: 'published' },
    { id: 'missingLots', drawing: 'low' },
  ],
};
