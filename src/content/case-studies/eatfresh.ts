import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'EatFresh' },
  product: { name: 'EatFresh', url: 'https://eatfresh.example/' },
  techStack: ['nextdotjs', 'typescript', 'postgresql', 'redis', 'tailwindcss'],
  effort: { people: 4, months: 6 },
  testimonial: true,
  sections: [
    {
      id: 'cutOff',
      drawing: 'low',
      words: [
        { message: 'stew', at: [272, 67], room: 136, size: 26, tone: 900, lit: true },
        { message: 'noNuts', at: [272, 147], room: 136, size: 25, tone: 900, lit: true },
        { message: 'salmon', at: [272, 227], room: 136, size: 26, tone: 900, lit: true },
        { message: 'rice', at: [272, 307], room: 136, size: 26, tone: 900, lit: true },
      ],
    },
    { id: 'closing', screen: 'printout' },
    { id: 'clocks', drawing: 'wide' },
    {
      id: 'capacity',
      drawing: 'wide',
      words: [
        { message: 'soldOut', at: [114, 419], mirrored: 260, room: 146, tone: 'paper' },
        { message: 'pay', at: [790, 498], mirrored: 790, room: 180, tone: 'paper', centered: true },
      ],
    },
    { id: 'menuPage', screen: 'dish' },
    { id: 'margin' },
  ],
};
