import { company } from '../../company';
import type { CaseStudy } from '../../caseStudy';

export const record: CaseStudy = {
  author: { name: 'Inês Carvalho', portrait: 'ines-carvalho' },
  company: { name: company.name },
  product: { name: company.product, url: company.links.hosting },
  techStack: ['react', 'typescript', 'meteor', 'mongodb', 'docker', 'kubernetes', 'figma'],
  effort: { people: 4, months: 8 },
  origin: 'sample',
  testimonial: false,
  sections: [
    { id: 'client' },
    { id: 'color', drawing: 'wide' },
    { id: 'library', drawing: 'wide' },
    { id: 'mvp', drawing: 'low' },
    { id: 'review', screen: 'conflict' },
    {
      id: 'videos',
      videos: [
        { id: 'applyChanges', video: 'prototype-apply-changes' },
        { id: 'conflict', video: 'prototype-conflict' },
      ],
    },
    { id: 'website' },
  ],
};
