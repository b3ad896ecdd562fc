import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Polidigital', size: { from: 51, to: 200 } },
  product: { name: 'Polidigital Messaging', url: 'https://polidigital.example/' },
  techStack: ['nodedotjs', 'docker', 'kubernetes', 'terraform', 'redis', 'postgresql', 'googlecloud'],
  effort: { people: 3, months: 4 },
  testimonial: true,
  sections: [
    { id: 'bill', screen: 'read' },
    { id: 'compute', drawing: 'wide' },
    { id: 'logs', drawing: 'low' },
    {
      id: 'smallLines',
      drawing: 'wide',
      words: [
        { code: 'chat', at: [34, 202], room: 160, tone: 'paper' },
        { code: 'api', at: [34, 286], room: 150, tone: 'paper' },
        { code: 'voice', at: [34, 370], room: 190, tone: 900 },
        { code: 'web', at: [34, 454], room: 150, tone: 'paper' },
        { code: 'sms', at: [34, 538], room: 160, tone: 'paper' },
      ],
    },
    {
      id: 'headroom',
      result: true,
      drawing: 'wide',
      words: [
        { code: 'web: 768 MiB', at: [161, 140], room: 360, tone: 800 },
        { text: 'R. Maas', at: [230, 494], room: 200, tone: 800 },
        { message: 'reason1', at: [166, 557], room: 330, size: 26, tone: 800 },
        { message: 'reason2', at: [166, 593], room: 232, size: 26, tone: 800 },
        { text: 'web', at: [652, 146], room: 60, tone: 800, lit: true },
        { code: 'resources:', at: [118, 250], kept: 470, room: 260, tone: 500 },
        { code: 'cpu: 1', at: [118, 394], kept: 470, room: 200, tone: 500 },
        { code: 'memory:', at: [146, 298], kept: 498, room: 140, tone: 700 },
        { code: 'memory:', at: [146, 346], kept: 498, room: 140, tone: 900 },
      ],
    },
  ],
};
