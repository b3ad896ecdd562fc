import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Miriam Castellan', portrait: 'miriam-castellan' },
  company: { name: 'Aklivity' },
  product: { name: 'Aklivity', url: 'https://aklivity.example/' },
  techStack: [],
  effort: { people: 3, months: 4 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'blank' },
    { id: 'twoDoors', drawing: 'wide' },
    { id: 'layers', drawing: 'wide' },
    { id: 'stills', drawing: 'low' },
    { id: 'samples', screen: 'samples' },
    { id: 'words' },
  ],
};
