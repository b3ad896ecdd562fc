import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Bemarke',
  screen: 'tables',
  tags: ['crm', 'sales', 'mobile-dev', 'devops', 'performance-analysis'],
  accent: '#ffeee7 #fed8c6 #feb997 #fe9054 #e5690d #af4f07 #833904 #5f2702 #411801',
  author: { name: 'Andrés Molina', portrait: 'andres-molina' },
  company: { name: 'Bemarke', size: { from: 11, to: 50 } },
  product: { name: 'Bemarke', url: 'https://bemarke.example/' },
  techStack: ['flutter', 'nodedotjs', 'postgresql', 'redis', 'kubernetes', 'googlecloud'],
  effort: { people: 5, months: 7 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'hostStand' },
    { id: 'guestCard', drawing: 'wide' },
    { id: 'offline', screen: 'offline' },
    { id: 'sameTable', screen: 'taken' },
    { id: 'campaigns', drawing: 'low' },
    { id: 'calendar' },
    { id: 'kitchen' },
  ],
};
