import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: 'Bemarke', size: { from: 11, to: 50 } },
  product: { name: 'Bemarke', url: 'https://bemarke.example/' },
  techStack: ['flutter', 'nodedotjs', 'postgresql', 'redis', 'kubernetes', 'googlecloud'],
  effort: { people: 5, months: 7 },
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
