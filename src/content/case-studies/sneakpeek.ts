import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Sneakpeek',
  screen: 'signing',
  tags: ['fintech', 'mobile-dev', 'devops'],
  accent: '#f9eeff #f1d7fe #e6b7fe #d692f7 #bb6ce0 #964ab7 #71338d #502464 #351842',
  author: { name: 'Amara Osei', portrait: 'amara-osei' },
  company: { name: 'Sneakpeek' },
  product: { name: 'Sneakpeek', url: 'https://sneakpeek.example/' },
  techStack: [],
  effort: { people: 4, months: 6 },
  origin: 'sample',
  testimonial: true,
  sections: [
    {
      id: 'reviewFinding',
      drawing: 'low',
      words: [
        { text: 'A. Reed', at: [98, 18], room: 150, tone: 600 },
        { text: 'M. Osei', at: [98, 98], room: 150, tone: 600 },
        { text: 'J. Holt', at: [98, 258], room: 150, tone: 600 },
        { text: 'K. Lund', at: [98, 338], room: 150, tone: 600 },
        { text: 'P. Hale', at: [98, 178], room: 150, tone: 'paper' },
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
