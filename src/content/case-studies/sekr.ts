import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Sekr' },
  product: { name: 'Sekr', url: 'https://sekr.example/' },
  techStack: ['expo', 'react', 'typescript', 'nodedotjs', 'nextdotjs', 'postgresql'],
  effort: { people: 6, months: 9 },
  testimonial: true,
  sections: [
    {
      id: 'record',
      result: true,
      drawing: 'wide',
      words: [
        { text: 'Otter', at: [654, 221], kept: 654, room: 84, tone: 700 },
        { text: 'Otter', at: [794, 221], kept: 794, room: 84, tone: 700 },
        { text: 'BLM', at: [654, 293], kept: 654, room: 84, tone: 700 },
        { text: 'USFS', at: [794, 293], kept: 794, room: 84, tone: 700 },
        { text: 'Rd 12', at: [654, 365], kept: 654, room: 84, tone: 700 },
        { text: 'Rd 40', at: [794, 365], kept: 794, room: 84, tone: 700 },
        { message: 'person', at: [664, 451], mirrored: 899, room: 235, tone: 800 },
      ],
    },
    { id: 'map', drawing: 'low' },
    {
      id: 'offline',
      drawing: 'wide',
      words: [
        { message: 'reviews', at: [574, 441], mirrored: 340, room: 220, tone: 800 },
        { text: 'Lost Hat', at: [648, 501], kept: 194, room: 136, tone: 800 },
        { text: 'Pinedrop', at: [648, 586], kept: 194, room: 136, tone: 800 },
      ],
    },
    {
      id: 'planner',
      drawing: 'wide',
      words: [
        { message: 'wish1', at: [38, 101], room: 245, size: 26, tone: 'paper' },
        { message: 'wish2', at: [38, 129], room: 245, size: 26, tone: 'paper' },
        { message: 'wish3', at: [38, 157], room: 245, size: 26, tone: 'paper' },
        { text: '1', at: [235, 368], mirrored: 859, room: 60, tone: 500, centered: true },
        { text: '0', at: [235, 520], mirrored: 859, room: 60, tone: 500, centered: true },
        { text: 'Lost Hat', at: [457, 92], kept: 457, room: 124, size: 26, tone: 800 },
        { text: 'Pinedrop', at: [457, 292], kept: 457, room: 124, size: 26, tone: 800 },
        { text: 'Teacup', at: [457, 492], kept: 457, room: 124, size: 26, tone: 800 },
        { text: 'Mule Ear', at: [457, 205], kept: 457, room: 124, size: 26, tone: 400 },
        { text: 'Lost Hat', at: [754, 152], room: 130, tone: 800 },
        { text: 'Pinedrop', at: [754, 300], room: 180, tone: 800 },
        { text: 'Teacup', at: [754, 448], room: 180, tone: 800 },
      ],
    },
    { id: 'shared' },
    { id: 'corrections' },
  ],
};
