import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Gabriel Lindqvist', portrait: 'gabriel-lindqvist' },
  company: { name: 'EatFresh' },
  product: { name: 'EatFresh', url: 'https://eatfresh.example/' },
  techStack: ['nextdotjs', 'typescript', 'postgresql', 'redis', 'tailwindcss'],
  effort: { people: 4, months: 6 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'cutOff', drawing: 'low' },
    { id: 'closing' },
    { id: 'clocks', drawing: 'wide' },
    { id: 'capacity', drawing: 'wide' },
    { id: 'menuPage', screen: 'dish' },
    { id: 'margin' },
  ],
};
