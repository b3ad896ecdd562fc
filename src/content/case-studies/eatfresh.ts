import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'EatFresh',
  screen: 'menu',
  tags: ['e-commerce', 'web-dev', 'website'],
  accent: '#ebf6dc #d3e7b5 #b3d480 #91ba41 #739a0c #567507 #3f5604 #2c3d02 #1c2801',
  author: { name: 'Gabriel Lindqvist', portrait: 'gabriel-lindqvist' },
  company: { name: 'EatFresh' },
  product: { name: 'EatFresh', url: 'https://eatfresh.example/' },
  techStack: ['nextdotjs', 'typescript', 'postgresql', 'redis', 'tailwindcss'],
  effort: { people: 4, months: 6 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'cutOff', drawing: 'low' },
    { id: 'closing', screen: 'printout' },
    { id: 'clocks', drawing: 'wide' },
    { id: 'capacity', drawing: 'wide' },
    { id: 'menuPage', screen: 'dish' },
    { id: 'margin' },
  ],
};
