import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
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
