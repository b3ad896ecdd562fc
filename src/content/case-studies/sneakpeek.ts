import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Sneakpeek',
  screen: 'signing',
  tags: ['fintech', 'mobile-dev', 'devops'],
  accent: '#f9eeff #f1d7fe #e6b7fe #d692f7 #bb6ce0 #964ab7 #71338d #502464 #351842',
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
