import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Felix Aumann', portrait: 'felix-aumann' },
  company: { name: 'Meteor', size: { from: 11, to: 50 } },
  product: { name: 'Meteor', url: 'https://meteor.example/' },
  techStack: [],
  effort: { people: 3, months: 14 },
  origin: 'sample',
  testimonial: false,
  sections: [
    { id: 'fibers', drawing: 'wide' },
    { id: 'callers' },
    { id: 'context' },
    { id: 'order', drawing: 'low' },
    { id: 'names', drawing: 'wide' },
    { id: 'stockNode' },
  ],
};
