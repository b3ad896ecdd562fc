import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Monti APM', size: { from: 1, to: 10 } },
  product: { name: 'Monti APM', url: 'https://monti-apm.example/' },
  techStack: ['meteor', 'react', 'typescript', 'nodedotjs', 'mongodb', 'docker', 'kubernetes'],
  effort: { people: 3, months: 6 },
  testimonial: true,
  sections: [
    { id: 'trace', screen: 'find' },
    {
      id: 'queue',
      drawing: 'low',
      words: [
        { code: 'exportLedger', at: [70, 83], room: 200, size: 26, tone: 'paper' },
        { code: 'saveInvoice', at: [580, 196], room: 224, tone: 'paper' },
        { code: 'exportLedger', at: [304, 209], room: 194, size: 26, tone: 'paper' },
        { message: 'waits', at: [422, 322], room: 250, tone: 500 },
      ],
    },
    { id: 'agent' },
    { id: 'percentiles', drawing: 'wide' },
    { id: 'sampling' },
    {
      id: 'intake',
      drawing: 'low',
      words: [{ message: 'queued', at: [246, 254], room: 124, tone: 300, centered: true }],
    },
    { id: 'folder' },
  ],
};
