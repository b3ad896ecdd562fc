import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Favro', size: { from: 51, to: 200 } },
  product: { name: 'Favro', url: 'https://favro.example/' },
  techStack: ['meteor', 'react', 'typescript', 'mongodb'],
  effort: { people: 3, months: 5 },
  testimonial: false,
  sections: [
    { id: 'question' },
    { id: 'gap', result: true, drawing: 'wide' },
    { id: 'intention', screen: 'refused' },
    { id: 'holding', drawing: 'low' },
    { id: 'quietLine', screen: 'moved' },
  ],
};
