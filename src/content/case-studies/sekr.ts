import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Sekr',
  screen: 'route',
  tags: ['camping', 'tech', 'mobile-dev', 'web-dev'],
  accent: '#dbf8ec #b0ecd4 #71dcb6 #15c396 #0fa07a #097a5d #055a44 #02402f #012a1e',
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
