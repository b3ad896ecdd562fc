import type { CaseStudy } from '../caseStudy';

export const meteor: CaseStudy = {
  author: { name: 'Felix Aumann', portrait: 'felix-aumann' },
  company: { name: 'Meteor', size: { from: 11, to: 50 } },
  product: { name: 'Meteor', url: 'https://meteor.example/' },
  techStack: [],
  effort: { people: 3, months: 14 },
  origin: 'sample',
  testimonial: false,
  sections: [
    { id: 'fibers', screen: 'wide' },
    { id: 'callers', screen: 'wide', ordered: true },
    { id: 'context' },
    { id: 'order', screen: 'low', ordered: true },
    { id: 'names', screen: 'wide' },
    { id: 'stockNode' },
  ],
};
