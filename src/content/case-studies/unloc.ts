import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Unloc', size: { from: 51, to: 200 } },
  product: { name: 'Unloc Suite', url: 'https://unloc.example/' },
  techStack: ['react', 'typescript', 'nodedotjs', 'postgresql', 'docker'],
  effort: { people: 5, months: 10 },
  testimonial: false,
  sections: [
    { id: 'renewalCall' },
    {
      id: 'eventLog',
      drawing: 'wide',
      words: [
        { message: 'tickets', at: [74, 298], room: 210, tone: 900 },
        { text: 'Maya', at: [119, 358], room: 110, tone: 700 },
        { text: 'Jonas', at: [119, 414], room: 110, tone: 700 },
        { text: 'Lea', at: [119, 470], room: 110, tone: 700 },
        { text: 'Omar', at: [119, 526], room: 110, tone: 700 },
        { message: 'surveys', at: [378, 298], room: 210, tone: 900 },
        { message: 'chat', at: [682, 298], room: 210, tone: 900 },
        { message: 'question', at: [693, 381], room: 146, size: 26, tone: 700 },
        { message: 'answer', at: [691, 447], room: 104, size: 26, tone: 700 },
        { message: 'reply', at: [735, 517], room: 92, size: 26, tone: 700 },
      ],
    },
    { id: 'matching', screen: 'matching' },
    {
      id: 'switchover',
      result: true,
      drawing: 'wide',
      words: [
        { code: '1041', at: [61, 187], room: 120, size: 26, tone: 600 },
        { code: '1042', at: [61, 229], room: 120, size: 26, tone: 600 },
        { code: 'chat', at: [59, 139], room: 120, size: 26, tone: 900 },
        { code: '1041', at: [301, 187], room: 120, size: 26, tone: 600 },
        { code: '1042', at: [301, 229], room: 120, size: 26, tone: 600 },
        { code: 'chat', at: [299, 139], room: 120, size: 26, tone: 900 },
        { code: '1041', at: [541, 187], room: 120, size: 26, tone: 600 },
        { code: '1042', at: [541, 229], room: 120, size: 26, tone: 600 },
        { code: 'chat', at: [539, 139], room: 120, size: 26, tone: 900 },
      ],
    },
    {
      id: 'navigationBar',
      drawing: 'wide',
      words: [
        { text: 'Maya', at: [126, 292], room: 120, size: 24, tone: 700 },
        { text: 'Jonas', at: [126, 336], room: 120, size: 24, tone: 700 },
        { text: 'Lea', at: [126, 380], room: 120, size: 24, tone: 700 },
        { message: 'tickets', at: [147, 58], room: 190, tone: 300 },
        { message: 'chat', at: [771, 58], room: 150, tone: 300 },
        { message: 'surveys', at: [453, 57], room: 128, size: 24, tone: 900 },
      ],
    },
  ],
};
