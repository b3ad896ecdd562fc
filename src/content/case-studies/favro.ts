import type { CaseStudy } from '../caseStudy';

export const favro: CaseStudy = {
  author: { name: 'Saga Holm', portrait: 'saga-holm' },
  company: { name: 'Favro', size: { from: 51, to: 200 } },
  product: { name: 'Favro', url: 'https://favro.example/' },
  techStack: ['meteor', 'react', 'typescript', 'mongodb'],
  effort: { people: 3, months: 5 },
  origin: 'sample',
  testimonial: false,
  sections: [
    { id: 'question' },
    { id: 'gap', screen: 'wide', ordered: true },
    { id: 'intention', screen: 'wide', ordered: true },
    { id: 'holding', screen: 'low', ordered: true },
    { id: 'quietLine', screen: 'wide', ordered: true },
  ],
};
