import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Pet Parker',
  screen: 'door',
  tags: ['pet', 'mobile-dev', 'design'],
  accent: '#ffefdf #fedab2 #fbbd74 #ed9b22 #c47e0d #965f07 #6f4604 #503002 #361f01',
  author: { name: 'Dana Whitlock', portrait: 'dana-whitlock' },
  company: { name: 'Pet Parker', size: { from: 11, to: 50 } },
  product: { name: 'Pet Parker', url: 'https://pet-parker.example/' },
  techStack: ['flutter', 'swift', 'kotlin', 'nodedotjs', 'postgresql'],
  effort: { people: 4, months: 2 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'sidewalk' },
    { id: 'oneHand', screen: 'ask' },
    { id: 'bolt', drawing: 'low' },
    { id: 'wayOut', drawing: 'wide' },
    { id: 'neighbor', drawing: 'wide' },
    { id: 'simulator' },
  ],
};
