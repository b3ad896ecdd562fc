import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Owen Tallis', portrait: 'owen-tallis' },
  company: { name: 'Sekr' },
  product: { name: 'Sekr', url: 'https://sekr.example/' },
  techStack: ['expo', 'react', 'typescript', 'nodedotjs', 'nextdotjs', 'postgresql'],
  effort: { people: 6, months: 9 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'record', drawing: 'wide' },
    { id: 'map', drawing: 'low' },
    { id: 'offline', drawing: 'wide' },
    { id: 'planner', drawing: 'wide' },
    { id: 'shared' },
    { id: 'corrections' },
  ],
};
