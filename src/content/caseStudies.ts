import { company } from './company';
import type { PageRecords, StudyRecords } from './pageRecords';
import type { CaseStudy, StudyCard } from './study';

/** Every case study by the slug of its address, in the order of lists. */
export const caseStudies = {
  sostena: {
    id: 'sostena',
    author: { name: 'Clara Nygaard', portrait: 'clara-nygaard' },
    company: { name: 'Sostena', size: { from: 51, to: 200 } },
    product: { name: 'Sostena Planner', url: 'https://sostena.example/' },
    techStack: ['react', 'meteor', 'mongodb', 'nodedotjs'],
    testimonial: 'sample',
    tags: ['agrotech', 'tech', 'web-dev', 'design', 'consulting', 'performance-analysis', 'meteor'],
    text: [
      { id: 'morning', paragraphs: 2, screen: 'wide' },
      { id: 'suspicion', paragraphs: 2, screen: 'low' },
      { id: 'wire', paragraphs: 2, items: 4 },
      { id: 'board', paragraphs: 2, screen: 'wide' },
      { id: 'missingLots', paragraphs: 2, screen: 'low' },
    ],
  },
  sekr: {
    id: 'sekr',
    author: { name: 'Owen Tallis', portrait: 'owen-tallis' },
    company: { name: 'Sekr' },
    product: { name: 'Sekr', url: 'https://sekr.example/' },
    techStack: ['expo', 'react', 'typescript', 'nodedotjs', 'nextdotjs', 'postgresql'],
    testimonial: 'sample',
    tags: ['camping', 'tech', 'mobile-dev', 'web-dev'],
    text: [
      { id: 'record', paragraphs: 2, screen: 'wide' },
      { id: 'map', paragraphs: 2, screen: 'low' },
      { id: 'offline', paragraphs: 2, screen: 'wide' },
      { id: 'planner', paragraphs: 1, items: 4, screen: 'wide' },
      { id: 'shared', paragraphs: 1 },
      { id: 'corrections', paragraphs: 1 },
    ],
  },
  pathable: {
    id: 'pathable',
    author: { name: 'Renata Voss', portrait: 'renata-voss' },
    company: { name: 'Pathable', size: { from: 11, to: 50 } },
    product: { name: 'Pathable', url: 'https://pathable.example/' },
    techStack: ['meteor', 'react', 'mongodb', 'nodedotjs', 'typescript', 'figma'],
    testimonial: 'sample',
    tags: ['events', 'tech', 'web-dev', 'design', 'meteor'],
    text: [
      { id: 'doors', paragraphs: 2 },
      { id: 'agenda', paragraphs: 2, screen: 'wide' },
      { id: 'schedule', paragraphs: 2, screen: 'wide' },
      { id: 'crowd', paragraphs: 2, screen: 'wide' },
      { id: 'eventDay', paragraphs: 1, screen: 'low' },
    ],
  },
  meteor: {
    id: 'meteor',
    author: { name: 'Felix Aumann', portrait: 'felix-aumann' },
    company: { name: 'Meteor', size: { from: 11, to: 50 } },
    product: { name: 'Meteor', url: 'https://meteor.example/' },
    techStack: [],
    testimonial: null,
    tags: ['tech', 'consulting', 'meteor'],
    text: [
      { id: 'fibers', paragraphs: 2, screen: 'wide' },
      { id: 'callers', paragraphs: 1, items: 4, screen: 'wide' },
      { id: 'context', paragraphs: 1 },
      { id: 'order', paragraphs: 1, screen: 'low' },
      { id: 'names', paragraphs: 2, screen: 'wide' },
      { id: 'stockNode', paragraphs: 1 },
    ],
  },
  'pet-parker': {
    id: 'petparker',
    author: { name: 'Dana Whitlock', portrait: 'dana-whitlock' },
    company: { name: 'Pet Parker', size: { from: 11, to: 50 } },
    product: { name: 'Pet Parker', url: 'https://pet-parker.example/' },
    techStack: ['flutter', 'swift', 'kotlin', 'nodedotjs', 'postgresql'],
    testimonial: 'sample',
    tags: ['pet', 'mobile-dev', 'design'],
    text: [
      { id: 'sidewalk', paragraphs: 2 },
      { id: 'oneHand', paragraphs: 2, screen: 'wide' },
      { id: 'bolt', paragraphs: 1, items: 4, screen: 'low' },
      { id: 'wayOut', paragraphs: 1, screen: 'wide' },
      { id: 'neighbor', paragraphs: 2, screen: 'wide' },
      { id: 'simulator', paragraphs: 2 },
    ],
  },
  'monti-apm': {
    id: 'montiapm',
    author: { name: 'Ivo Petrov', portrait: 'ivo-petrov' },
    company: { name: 'Monti APM', size: { from: 1, to: 10 } },
    product: { name: 'Monti APM', url: 'https://monti-apm.example/' },
    techStack: ['meteor', 'react', 'typescript', 'nodedotjs', 'mongodb', 'docker', 'kubernetes'],
    testimonial: 'sample',
    tags: ['tech', 'web-dev', 'devops', 'meteor'],
    text: [
      { id: 'trace', paragraphs: 1, items: 4, screen: 'wide' },
      { id: 'queue', paragraphs: 2, screen: 'low' },
      { id: 'agent', paragraphs: 2 },
      { id: 'percentiles', paragraphs: 2, screen: 'wide' },
      { id: 'sampling', paragraphs: 1 },
      { id: 'intake', paragraphs: 1, screen: 'low' },
      { id: 'folder', paragraphs: 1 },
    ],
  },
  aklivity: {
    id: 'aklivity',
    author: { name: 'Miriam Castellan', portrait: 'miriam-castellan' },
    company: { name: 'Aklivity' },
    product: { name: 'Aklivity', url: 'https://aklivity.example/' },
    techStack: [],
    testimonial: 'sample',
    tags: ['tech', 'website', 'design'],
    text: [
      { id: 'blank', paragraphs: 2 },
      { id: 'twoDoors', paragraphs: 2, screen: 'wide' },
      { id: 'layers', paragraphs: 1, items: 3, screen: 'wide' },
      { id: 'stills', paragraphs: 1, screen: 'low' },
      { id: 'samples', paragraphs: 2, screen: 'wide' },
      { id: 'words', paragraphs: 2 },
    ],
  },
  unloc: {
    id: 'unloc',
    author: { name: 'Henrik Dahl', portrait: 'henrik-dahl' },
    company: { name: 'Unloc', size: { from: 51, to: 200 } },
    product: { name: 'Unloc Suite', url: 'https://unloc.example/' },
    techStack: ['react', 'typescript', 'nodedotjs', 'postgresql', 'docker'],
    testimonial: null,
    tags: ['crm', 'tech', 'web-dev'],
    text: [
      { id: 'renewalCall', paragraphs: 2, screen: 'wide' },
      { id: 'eventLog', paragraphs: 3, screen: 'low' },
      { id: 'matching', paragraphs: 2, screen: 'wide' },
      { id: 'switchover', paragraphs: 1, items: 4, screen: 'wide' },
      { id: 'navigationBar', paragraphs: 2 },
    ],
  },
  lempire: {
    id: 'lempire',
    author: { name: 'Juliette Perrin', portrait: 'juliette-perrin' },
    company: { name: 'lempire' },
    product: { name: 'lempire', url: 'https://lempire.example/' },
    techStack: ['meteor', 'mongodb', 'nodedotjs', 'typescript', 'react', 'redis'],
    testimonial: 'sample',
    tags: ['sales', 'tech', 'web-dev', 'consulting', 'meteor'],
    text: [
      { id: 'firstLine', paragraphs: 2 },
      { id: 'enrolling', paragraphs: 1, screen: 'low' },
      { id: 'nextStep', paragraphs: 3, screen: 'wide' },
      { id: 'returns', paragraphs: 1, items: 4, screen: 'wide' },
      { id: 'counters', paragraphs: 1 },
      { id: 'extension', paragraphs: 2, screen: 'wide' },
    ],
  },
  sneakpeek: {
    id: 'sneakpeek',
    author: { name: 'Amara Osei', portrait: 'amara-osei' },
    company: { name: 'Sneakpeek' },
    product: { name: 'Sneakpeek', url: 'https://sneakpeek.example/' },
    techStack: [],
    testimonial: 'sample',
    tags: ['fintech', 'mobile-dev', 'devops'],
    text: [
      { id: 'reviewFinding', paragraphs: 2, screen: 'low' },
      { id: 'signing', paragraphs: 4, screen: 'wide' },
      { id: 'lostPhone', paragraphs: 2, screen: 'wide' },
      { id: 'evidence', paragraphs: 2, screen: 'wide' },
    ],
  },
  eatfresh: {
    id: 'eatfresh',
    author: { name: 'Gabriel Lindqvist', portrait: 'gabriel-lindqvist' },
    company: { name: 'EatFresh' },
    product: { name: 'EatFresh', url: 'https://eatfresh.example/' },
    techStack: ['nextdotjs', 'typescript', 'postgresql', 'redis', 'tailwindcss'],
    testimonial: 'sample',
    tags: ['e-commerce', 'web-dev', 'website'],
    text: [
      { id: 'cutOff', paragraphs: 2, screen: 'low' },
      { id: 'closing', paragraphs: 1, items: 4 },
      { id: 'clocks', paragraphs: 2, screen: 'wide' },
      { id: 'capacity', paragraphs: 2, screen: 'wide' },
      { id: 'menuPage', paragraphs: 2, screen: 'wide' },
      { id: 'margin', paragraphs: 1 },
    ],
  },
  favro: {
    id: 'favro',
    author: { name: 'Saga Holm', portrait: 'saga-holm' },
    company: { name: 'Favro', size: { from: 51, to: 200 } },
    product: { name: 'Favro', url: 'https://favro.example/' },
    techStack: ['meteor', 'react', 'typescript', 'mongodb'],
    testimonial: null,
    tags: ['project-management', 'tech', 'web-dev', 'meteor'],
    text: [
      { id: 'question', paragraphs: 2 },
      { id: 'gap', paragraphs: 3, screen: 'wide' },
      { id: 'intention', paragraphs: 2, screen: 'wide' },
      { id: 'holding', paragraphs: 2, screen: 'low' },
      { id: 'quietLine', paragraphs: 2, screen: 'wide' },
    ],
  },
  bemarke: {
    id: 'bemarke',
    author: { name: 'Andrés Molina', portrait: 'andres-molina' },
    company: { name: 'Bemarke', size: { from: 11, to: 50 } },
    product: { name: 'Bemarke', url: 'https://bemarke.example/' },
    techStack: ['flutter', 'nodedotjs', 'postgresql', 'redis', 'kubernetes', 'googlecloud'],
    testimonial: 'sample',
    tags: ['crm', 'sales', 'mobile-dev', 'devops', 'performance-analysis'],
    text: [
      { id: 'hostStand', paragraphs: 2 },
      { id: 'guestCard', paragraphs: 2, screen: 'wide' },
      { id: 'offline', paragraphs: 1, screen: 'wide' },
      { id: 'sameTable', paragraphs: 1, screen: 'wide' },
      { id: 'campaigns', paragraphs: 2, screen: 'low' },
      { id: 'calendar', paragraphs: 1 },
      { id: 'pencil', paragraphs: 1 },
    ],
  },
  polidigital: {
    id: 'polidigital',
    author: { name: 'Teresa Quintela', portrait: 'teresa-quintela' },
    company: { name: 'Polidigital', size: { from: 51, to: 200 } },
    product: { name: 'Polidigital Messaging', url: 'https://polidigital.example/' },
    techStack: ['nodedotjs', 'docker', 'kubernetes', 'terraform', 'redis', 'postgresql', 'googlecloud'],
    testimonial: 'sample',
    tags: ['tech', 'crm', 'consulting', 'devops', 'performance-analysis'],
    text: [
      { id: 'bill', paragraphs: 2, screen: 'wide' },
      { id: 'compute', paragraphs: 2, screen: 'wide' },
      { id: 'logs', paragraphs: 2, screen: 'low' },
      { id: 'smallLines', paragraphs: 1, items: 4, screen: 'wide' },
      { id: 'headroom', paragraphs: 2, screen: 'wide' },
    ],
  },
  zcloud: {
    id: 'zcloud',
    author: { name: 'Inês Carvalho', portrait: 'ines-carvalho' },
    company: { name: company.name },
    product: { name: company.product, url: company.links.hosting },
    techStack: ['react', 'typescript', 'meteor', 'mongodb', 'docker', 'kubernetes', 'figma'],
    testimonial: null,
    tags: ['tech', 'design', 'website', 'devops'],
    text: [
      { id: 'client', paragraphs: 2 },
      { id: 'color', paragraphs: 1, screen: 'wide' },
      { id: 'library', paragraphs: 1, screen: 'wide' },
      { id: 'mvp', paragraphs: 1, screen: 'low' },
      { id: 'review', paragraphs: 2, screen: 'wide' },
      {
        id: 'videos',
        paragraphs: 1,
        clips: [
          { id: 'applyChanges', video: 'prototype-apply-changes' },
          { id: 'conflict', video: 'prototype-conflict' },
        ],
      },
      { id: 'website', paragraphs: 1 },
    ],
  },
} as const satisfies Record<string, CaseStudy>;

export type CaseStudySlug = keyof typeof caseStudies;
export type CaseStudyId = (typeof caseStudies)[CaseStudySlug]['id'];

export const caseStudySlugs = Object.keys(caseStudies) as CaseStudySlug[];

/** One study's facts as the general record. */
export function caseStudyOf(slug: CaseStudySlug): CaseStudy {
  return caseStudies[slug];
}

/** What a card needs of a study. */
export function cardOf(slug: CaseStudySlug): StudyCard {
  return { slug, tags: caseStudies[slug].tags };
}

/** The slug of a study's id; every id has one, because ids are typed by the records. */
export function slugOfId(id: CaseStudyId): CaseStudySlug {
  const slug = caseStudySlugs.find((candidate) => caseStudies[candidate].id === id);
  if (slug === undefined) throw new Error(`There is no case study with the id ${id}`);
  return slug;
}

/** The three studies shown large on the home page and in the list (spec.md §9). */
export const featuredStudies: readonly CaseStudyId[] = ['petparker', 'montiapm', 'sekr'];

/** The study after this one, from the last to the first: the next one until another is picked. None where there is only one. */
export function followingStudy(slug: CaseStudySlug): CaseStudySlug | undefined {
  const following = caseStudySlugs[(caseStudySlugs.indexOf(slug) + 1) % caseStudySlugs.length];
  return following === slug ? undefined : following;
}

/** The next study is picked from as many at most, so that a page does not grow with the number of studies. */
const mostChoices = 20;

/** A study and those that come after it, from the last to the first, in the order of lists. */
function choicesOf(slug: CaseStudySlug): CaseStudySlug[] {
  const count = caseStudySlugs.length;
  const place = caseStudySlugs.indexOf(slug);
  return caseStudySlugs.filter((_, index) => (index - place + count) % count < mostChoices);
}

function studyRecordsOf(slug: CaseStudySlug): StudyRecords {
  const following = followingStudy(slug);
  return {
    study: caseStudyOf(slug),
    following: following === undefined ? null : cardOf(following),
    choices: choicesOf(slug),
  };
}

/** The records that a page needs, by the id of its route, as the browser fetches them; none where it needs none, or there is no such study. */
export function recordsOf(routeId: string): PageRecords[keyof PageRecords] | undefined {
  if (routeId === 'caseStudies') return caseStudySlugs.map(cardOf);
  const slug = caseStudySlugs.find((candidate) => routeId === `caseStudy.${candidate}`);
  return slug === undefined ? undefined : studyRecordsOf(slug);
}
