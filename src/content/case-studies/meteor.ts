import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Meteor',
  screen: 'calls',
  tags: ['tech', 'consulting', 'meteor'],
  accent: '#ffeeec #fed7d3 #feb7b0 #fe8c83 #ee5d56 #c33937 #952423 #6b1918 #461311',
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
