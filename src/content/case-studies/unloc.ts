import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Unloc',
  screen: 'renewals',
  tags: ['crm', 'tech', 'web-dev'],
  accent: '#f8f2d8 #ebe1ab #dcc96e #c6ac12 #a28d0c #7b6b07 #5b4e04 #413702 #2c2401',
  author: { name: 'Henrik Dahl', portrait: 'henrik-dahl' },
  company: { name: 'Unloc', size: { from: 51, to: 200 } },
  product: { name: 'Unloc Suite', url: 'https://unloc.example/' },
  techStack: ['react', 'typescript', 'nodedotjs', 'postgresql', 'docker'],
  effort: { people: 5, months: 10 },
  origin: 'sample',
  testimonial: false,
  sections: [
    { id: 'renewalCall' },
    { id: 'eventLog', drawing: 'wide' },
    { id: 'matching', screen: 'matching' },
    { id: 'switchover', drawing: 'wide' },
    { id: 'navigationBar', drawing: 'wide' },
  ],
};
