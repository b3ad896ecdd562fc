import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: 'Aklivity',
  screen: 'guide',
  tags: ['tech', 'website', 'design'],
  accent: '#e7f3ff #c5e4fe #95cffe #53b4fd #0e94e2 #0870ae #045282 #023a5e #012640',
  author: { name: 'Miriam Castellan', portrait: 'miriam-castellan' },
  company: { name: 'Aklivity' },
  product: { name: 'Aklivity', url: 'https://aklivity.example/' },
  techStack: [],
  effort: { people: 3, months: 4 },
  origin: 'sample',
  testimonial: true,
  sections: [
    { id: 'blank' },
    { id: 'twoDoors', drawing: 'wide' },
    { id: 'layers', drawing: 'wide' },
    { id: 'stills', drawing: 'low' },
    { id: 'samples', screen: 'samples' },
    { id: 'words' },
  ],
};
