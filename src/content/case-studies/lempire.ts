import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'lempire',
  screen: 'sequence',
  tags: ['sales', 'tech', 'web-dev', 'consulting', 'meteor'],
  accent: '#edf2ff #d3e0fe #b1c8fe #89abfd #5b87fc #3e64d2 #2a48a2 #1d3374 #13224c',
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
