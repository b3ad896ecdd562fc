import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Favro',
  screen: 'board',
  tags: ['project-management', 'tech', 'web-dev', 'meteor'],
  accent: '#ffedf1 #fed6df #feb5c6 #fe88a8 #ea5b88 #bf3766 #92224b #681834 #451222',
  author: { name: 'Saga Holm', portrait: 'saga-holm' },
  company: { name: 'Favro', size: { from: 51, to: 200 } },
  product: { name: 'Favro', url: 'https://favro.example/' },
  techStack: ['meteor', 'react', 'typescript', 'mongodb'],
  effort: { people: 3, months: 5 },
  origin: 'sample',
  testimonial: false,
  sections: [
    { id: 'question' },
    { id: 'gap', result: true, drawing: 'wide' },
    { id: 'intention', screen: 'refused' },
    { id: 'holding', drawing: 'low' },
    { id: 'quietLine', screen: 'moved' },
  ],
};
