import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Polidigital',
  screen: 'bill',
  tags: ['tech', 'crm', 'consulting', 'devops', 'performance-analysis'],
  accent: '#d7f8f6 #a6ece9 #58dcd8 #15c0bc #0f9d9a #097876 #055856 #023e3d #012a28',
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
