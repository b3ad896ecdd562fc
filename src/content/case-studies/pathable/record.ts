import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
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
