import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Sneakpeek' },
  product: { name: 'Sneakpeek', url: 'https://sneakpeek.example/' },
  techStack: [],
  effort: { people: 4, months: 6 },
  testimonial: true,
  sections: [
    {
      id: 'reviewFinding',
      drawing: 'low',
      words: [
        { text: 'A. Reed', at: [98, 34], room: 150, tone: 600 },
        { text: 'M. Osei', at: [98, 114], room: 150, tone: 600 },
        { text: 'J. Holt', at: [98, 274], room: 150, tone: 600 },
        { text: 'K. Lund', at: [98, 354], room: 150, tone: 600 },
        { text: 'P. Hale', at: [98, 194], room: 150, tone: 'paper' },
      ],
    },
    {
      id: 'signing',
      drawing: 'wide',
      words: [
        { text: 'Mill Lane', at: [171, 234], room: 190, tone: 600, centered: true },
        { message: 'sign', at: [171, 538], room: 200, tone: 300, lit: true, centered: true },
        { text: 'Mill Lane', at: [420, 184], room: 140, size: 26, tone: 600, centered: true },
      ],
    },
    { id: 'lostPhone', screen: 'lostPhone' },
    {
      id: 'evidence',
      drawing: 'wide',
      words: [
        { text: '?', at: [67, 482], room: 40, size: 36, tone: 'paper' },
        { message: 'reader', at: [750, 111], room: 212, size: 26, tone: 800 },
        { text: 'Build 417', at: [750, 295], room: 212, size: 26, tone: 800 },
        { message: 'session', at: [750, 479], room: 212, size: 26, tone: 800 },
      ],
    },
  ],
};
