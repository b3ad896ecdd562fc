import type { CaseStudy } from '../caseStudy';

export const eatfresh: CaseStudy = {
  author: { name: 'Gabriel Lindqvist', portrait: 'gabriel-lindqvist' },
  company: { name: 'EatFresh' },
  product: { name: 'EatFresh', url: 'https://eatfresh.example/' },
  techStack: ['nextdotjs', 'typescript', 'postgresql', 'redis', 'tailwindcss'],
  effort: { people: 4, months: 6 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'cutOff', screen: 'low', ordered: true },
    { id: 'closing' },
    { id: 'clocks', screen: 'wide' },
    { id: 'capacity', screen: 'wide' },
    { id: 'menuPage', screen: 'wide', ordered: true },
    { id: 'margin' },
  ],
};
