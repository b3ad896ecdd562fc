import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'lempire' },
  product: { name: 'lempire', url: 'https://lempire.example/' },
  techStack: ['meteor', 'mongodb', 'nodedotjs', 'typescript', 'react', 'redis'],
  effort: { people: 3, months: 5 },
  testimonial: true,
  sections: [
    { id: 'firstLine' },
    { id: 'enrolling', drawing: 'low' },
    { id: 'nextStep', drawing: 'wide' },
    {
      id: 'returns',
      drawing: 'wide',
      words: [
        { text: 'Undelivered', at: [46, 109], room: 200, tone: 800 },
        { code: '550 5.1.1', at: [44, 192], room: 290, size: 26, tone: 500 },
        { code: 'No such user:', at: [44, 224], room: 290, size: 26, tone: 500 },
        { code: 'm.roux', at: [44, 256], room: 290, size: 26, tone: 500 },
        { code: 'Final-Recipient:', at: [44, 362], room: 290, size: 26, tone: 500 },
        { code: 'm.roux@b.example', at: [44, 394], room: 290, size: 26, tone: 500 },
        { code: 'Action: failed', at: [44, 426], room: 290, size: 26, tone: 500 },
        { code: 'Status: 5.1.1', at: [44, 482], room: 290, size: 26, tone: 500 },
        { code: 'Subject: A quick', at: [44, 514], room: 290, size: 26, tone: 500 },
        { code: 'question about', at: [44, 546], room: 290, size: 26, tone: 500 },
        { code: '@q2.example', at: [163, 309], room: 190, size: 26, tone: 800 },
        { text: 'Re:', at: [813, 506], room: 80, tone: 700 },
      ],
    },
    { id: 'counters' },
    { id: 'extension', result: true, screen: 'extension' },
  ],
};
