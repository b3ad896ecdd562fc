import { company } from '../company';
import type { CaseStudyDetails } from '../caseStudy';

export const details: CaseStudyDetails = {
  company: { name: company.name },
  product: { name: company.product, url: company.links.hosting },
  techStack: ['react', 'typescript', 'meteor', 'mongodb', 'docker', 'kubernetes', 'figma'],
  effort: { people: 4, months: 8 },
  testimonial: false,
  sections: [
    { id: 'client' },
    { id: 'color', drawing: 'wide' },
    {
      id: 'library',
      drawing: 'wide',
      words: [
        { text: 'App', at: [66, 108], kept: 66, room: 100, tone: 600 },
        { text: 'Region', at: [290, 108], mirrored: 290, room: 140, tone: 600, centered: true },
        { text: 'Up', at: [386, 108], kept: 386, room: 70, tone: 600 },
        { code: 'pull', at: [822, 381], kept: 822, room: 84, size: 26, tone: 100, lit: true },
        { code: 'start', at: [822, 417], kept: 822, room: 84, size: 26, tone: 100, lit: true },
        { code: 'ready', at: [822, 453], kept: 822, room: 84, size: 26, tone: 100, lit: true },
      ],
    },
    {
      id: 'mvp',
      drawing: 'low',
      words: [
        { code: 'GET /', at: [411, 173], kept: 443, room: 110, size: 26, tone: 300, lit: true },
        { code: '200', at: [411, 217], kept: 443, room: 110, size: 26, tone: 300, lit: true },
      ],
    },
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
