import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Amara Osei', portrait: 'amara-osei' },
  company: { name: 'Sneakpeek' },
  product: { name: 'Sneakpeek', url: 'https://sneakpeek.example/' },
  techStack: [],
  effort: { people: 4, months: 6 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'reviewFinding', drawing: 'low' },
    { id: 'signing', drawing: 'wide' },
    { id: 'lostPhone', screen: 'lostPhone' },
    { id: 'evidence', drawing: 'wide' },
  ],
};
