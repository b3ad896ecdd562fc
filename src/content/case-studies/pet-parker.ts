import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Pet Parker', size: { from: 11, to: 50 } },
  product: { name: 'Pet Parker', url: 'https://pet-parker.example/' },
  techStack: ['flutter', 'swift', 'kotlin', 'nodedotjs', 'postgresql'],
  effort: { people: 4, months: 2 },
  testimonial: true,
  sections: [
    { id: 'sidewalk' },
    { id: 'oneHand', screen: 'ask' },
    {
      id: 'bolt',
      drawing: 'low',
      words: [
        { message: 'closing', at: [27, 282], room: 200, tone: 800 },
        { message: 'occupied', at: [253, 281], room: 132, size: 26, tone: 'paper', lit: true },
        { message: 'ajar', at: [507, 282], room: 200, tone: 800 },
        { message: 'unknown', at: [747, 282], room: 200, tone: 800 },
      ],
    },
    {
      id: 'wayOut',
      drawing: 'wide',
      words: [
        { message: 'station', at: [359, 146], room: 150, tone: 800 },
        { message: 'unlock', at: [463, 478], room: 240, tone: 'paper' },
        { message: 'bolt', at: [873, 425], room: 92, size: 26, tone: 700 },
        { message: 'door', at: [873, 473], room: 92, size: 26, tone: 700 },
      ],
    },
    {
      id: 'neighbor',
      drawing: 'wide',
      words: [{ message: 'station', at: [142, 557], mirrored: 240, room: 112, size: 26, tone: 800 }],
    },
    { id: 'simulator', result: true },
  ],
};
