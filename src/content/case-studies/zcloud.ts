import { company } from '../company';
import type { CaseStudy } from '../caseStudy';

export const record: CaseStudy = {
  customer: company.product,
  screen: 'review',
  tags: ['tech', 'design', 'website', 'devops'],
  accent: '#def6ff #aae9fe #63d7fa #15bce2 #0f9abb #09758f #04566a #023d4c #012833',
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
