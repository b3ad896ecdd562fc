import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Teresa Quintela', portrait: 'teresa-quintela' },
  company: { name: 'Polidigital', size: { from: 51, to: 200 } },
  product: { name: 'Polidigital Messaging', url: 'https://polidigital.example/' },
  techStack: ['nodedotjs', 'docker', 'kubernetes', 'terraform', 'redis', 'postgresql', 'googlecloud'],
  effort: { people: 3, months: 4 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'bill', screen: 'read' },
    { id: 'compute', drawing: 'wide' },
    { id: 'logs', drawing: 'low' },
    { id: 'smallLines', drawing: 'wide' },
    { id: 'headroom', drawing: 'wide' },
  ],
};
