import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Pathable',
  screen: 'schedule',
  tags: ['events', 'tech', 'web-dev', 'design', 'meteor'],
  accent: '#ffedf8 #fed4ef #feb1e4 #f389d2 #d961b7 #b03e92 #87286e #601c4e #3f1433',
  author: { name: 'Renata Voss', portrait: 'renata-voss' },
  company: { name: 'Pathable', size: { from: 11, to: 50 } },
  product: { name: 'Pathable', url: 'https://pathable.example/' },
  techStack: ['meteor', 'react', 'mongodb', 'nodedotjs', 'typescript', 'figma'],
  effort: { people: 5, months: 8 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'doors' },
    { id: 'agenda', drawing: 'wide' },
    { id: 'schedule', screen: 'moving' },
    { id: 'crowd', drawing: 'wide' },
    { id: 'eventDay', drawing: 'low' },
  ],
};
