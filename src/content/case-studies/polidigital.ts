import type { CaseStudy } from '../caseStudy';

export const polidigital: CaseStudy = {
  author: { name: 'Teresa Quintela', portrait: 'teresa-quintela' },
  company: { name: 'Polidigital', size: { from: 51, to: 200 } },
  product: { name: 'Polidigital Messaging', url: 'https://polidigital.example/' },
  techStack: ['nodedotjs', 'docker', 'kubernetes', 'terraform', 'redis', 'postgresql', 'googlecloud'],
  effort: { people: 3, months: 4 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'bill', screen: 'wide' },
    { id: 'compute', screen: 'wide' },
    { id: 'logs', screen: 'low' },
    { id: 'smallLines', screen: 'wide' },
    { id: 'headroom', screen: 'wide' },
  ],
};
