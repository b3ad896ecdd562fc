import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Juliette Perrin', portrait: 'juliette-perrin' },
  company: { name: 'lempire' },
  product: { name: 'lempire', url: 'https://lempire.example/' },
  techStack: ['meteor', 'mongodb', 'nodedotjs', 'typescript', 'react', 'redis'],
  effort: { people: 3, months: 5 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'firstLine' },
    { id: 'enrolling', drawing: 'low' },
    { id: 'nextStep', drawing: 'wide' },
    { id: 'returns', drawing: 'wide' },
    { id: 'counters' },
    { id: 'extension', screen: 'extension' },
  ],
};
