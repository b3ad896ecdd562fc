import type { CaseStudy } from '../caseStudy';

export const unloc: CaseStudy = {
  author: { name: 'Henrik Dahl', portrait: 'henrik-dahl' },
  company: { name: 'Unloc', size: { from: 51, to: 200 } },
  product: { name: 'Unloc Suite', url: 'https://unloc.example/' },
  techStack: ['react', 'typescript', 'nodedotjs', 'postgresql', 'docker'],
  effort: { people: 5, months: 10 },
  origin: 'sample',
  testimonial: false,
  sections: [
    { id: 'renewalCall', screen: 'wide', ordered: true },
    { id: 'eventLog', screen: 'wide', ordered: true },
    { id: 'matching', screen: 'wide', ordered: true },
    { id: 'switchover', screen: 'wide', ordered: true },
    { id: 'navigationBar', screen: 'wide', ordered: true },
  ],
};
