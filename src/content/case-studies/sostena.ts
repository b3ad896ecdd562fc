import type { CaseStudy } from '../caseStudy';

export const sostena: CaseStudy = {
  author: { name: 'Clara Nygaard', portrait: 'clara-nygaard' },
  company: { name: 'Sostena', size: { from: 51, to: 200 } },
  product: { name: 'Sostena Planner', url: 'https://sostena.example/' },
  techStack: ['react', 'meteor', 'mongodb', 'nodedotjs'],
  effort: { people: 5, months: 7 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'morning', screen: 'wide' },
    { id: 'suspicion', screen: 'low' },
    { id: 'wire' },
    { id: 'board', screen: 'wide' },
    { id: 'missingLots', screen: 'low' },
  ],
};
