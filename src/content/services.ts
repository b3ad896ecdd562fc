import type { MessageId } from '../i18n/messageIds';
import type { CaseStudyId } from './caseStudies';
import type { Origin } from './caseStudy';
import { pathable } from './case-studies/pathable';
import { sostena } from './case-studies/sostena';
import { zcloud } from './case-studies/zcloud';
import type { ServiceSlug } from './serviceSlugs';
import type { TechnologyKey } from './technologies';
import { type Contribution, type PersonId, team } from './team';

/**
 * A section that one service page has of its own, between its hero and "Get to know us". `id` and `items` are the parts of message ids:
 * `service.<slug>.<id>.heading`, `service.<slug>.<id>.<item>.title` and `.text`.
 */
export type ServiceSection =
  /** `inBand`: in a row of blocks, which touches the row of such points before it. */
  | { kind: 'points'; id: string; items: readonly string[]; inBand?: true }
  | { kind: 'process'; id: 'process'; items: readonly string[]; loops: readonly ProcessLoop[] }
  | { kind: 'featureWork'; id: 'featureWork'; items: readonly FeatureWork[] }
  | { kind: 'quote'; id: string; origin: Origin; name: string; portrait: string; position: MessageId }
  | { kind: 'team'; id: 'team'; contributions: readonly Contribution[] }
  /** Its content is in serviceDrawings.ts. */
  | { kind: 'drawing'; id: string; drawing: ServiceDrawing; intro?: true };

/** A drawing that one service page leads with (src/sections/service/drawings). */
export type ServiceDrawing =
  | 'adviceSizes'
  | 'appPhones'
  | 'evaluation'
  | 'releaseLine'
  | 'reportPage'
  | 'siteSheets'
  | 'upgradePath'
  | 'waitingTime'
  | 'weekBoard';

/** A way back in the design process: after `from`, `to` comes again. */
export interface ProcessLoop {
  id: string;
  from: string;
  to: string;
}

/** One piece of feature work: the case study that it is from, the customer and the video that shows it (docs/requirements.md, 5). */
export interface FeatureWork {
  id: CaseStudyId;
  company: string;
  video: string;
}

/** A service's record: its facts. Its messages are in locales/<locale>/services/<slug>.json. */
export interface Service {
  /** Who leads the service ("Get to know us"). */
  head: PersonId;
  /** Logos shown on the page; none where empty. */
  technologies: readonly TechnologyKey[];
  /** The three success stories (docs/requirements.md, 5). */
  picks: readonly CaseStudyId[];
  /** Show the stories with their large featured images. */
  largeStories?: true;
  why: readonly string[];
  sections: readonly ServiceSection[];
}

/** Who says a quote: one of the team. Without a name where there is nobody of that id, which the check of the records tells. */
function speaker(id: PersonId) {
  return {
    name: team.find((person) => person.id === id)?.name ?? '',
    portrait: id,
    position: `team.${id}.position` as const,
  };
}

/** The record of every service. Only their own kind of page needs it. */
export const services: Readonly<Record<ServiceSlug, Service>> = {
  ai: {
    head: 'priya-nair',
    technologies: ['python', 'anthropic', 'langchain', 'typescript', 'nodedotjs', 'postgresql', 'mongodb', 'docker'],
    picks: ['sekr', 'polidigital', 'zcloud'],
    why: ['privacy', 'people', 'models'],
    sections: [
      { kind: 'drawing', id: 'evaluation', drawing: 'evaluation', intro: true },
      {
        kind: 'points',
        id: 'offerings',
        items: ['framework', 'expertise', 'integrations', 'infrastructure'],
        inBand: true,
      },
      {
        kind: 'points',
        id: 'expectations',
        items: ['resultFocused', 'challengeStatusQuo', 'nerds', 'businessNerds'],
        inBand: true,
      },
      { kind: 'quote', id: 'quote', origin: 'sample', ...speaker('marta-oliveira') },
    ],
  },
  'web-development': {
    head: 'tomas-brandt',
    technologies: ['react', 'typescript', 'nodedotjs', 'nextdotjs', 'graphql', 'postgresql', 'mongodb', 'meteor'],
    picks: ['lempire', 'favro', 'sostena'],
    why: ['oneLanguage', 'liveData', 'plainArchitecture', 'handover'],
    sections: [{ kind: 'drawing', id: 'approach', drawing: 'weekBoard' }],
  },
  'mobile-development': {
    head: 'aisha-bello',
    technologies: ['swift', 'kotlin', 'flutter', 'react', 'expo', 'typescript', 'graphql', 'apollographql'],
    picks: ['petparker', 'bemarke', 'sneakpeek'],
    why: ['toolkit', 'offline', 'permissions', 'oldVersions'],
    sections: [{ kind: 'drawing', id: 'approach', drawing: 'appPhones' }],
  },
  'product-design': {
    head: 'ines-carvalho',
    technologies: [],
    picks: ['zcloud', 'pathable', 'sostena'],
    largeStories: true,
    why: ['states', 'engineers', 'access', 'library'],
    sections: [
      {
        kind: 'process',
        id: 'process',
        items: ['listen', 'frame', 'sketch', 'prototype', 'test', 'build'],
        loops: [
          { id: 'details', from: 'test', to: 'prototype' },
          { id: 'idea', from: 'test', to: 'sketch' },
          { id: 'use', from: 'build', to: 'listen' },
        ],
      },
      {
        kind: 'featureWork',
        id: 'featureWork',
        items: [
          { id: 'pathable', company: pathable.company.name, video: 'feature-pathable' },
          { id: 'zcloud', company: zcloud.company.name, video: 'feature-zcloud' },
          { id: 'sostena', company: sostena.company.name, video: 'feature-sostena' },
        ],
      },
    ],
  },
  consulting: {
    head: 'helena-costa',
    technologies: [],
    picks: ['polidigital', 'lempire', 'sostena'],
    why: ['practice', 'evidence', 'candor', 'priorities'],
    sections: [
      { kind: 'drawing', id: 'report', drawing: 'reportPage', intro: true },
      { kind: 'drawing', id: 'approach', drawing: 'adviceSizes' },
    ],
  },
  'performance-analysis': {
    head: 'jonas-weber',
    technologies: [],
    picks: ['sostena', 'polidigital', 'bemarke'],
    why: ['realUsers', 'wholeStack', 'proof', 'repair'],
    sections: [{ kind: 'drawing', id: 'approach', drawing: 'waitingTime' }],
  },
  devops: {
    head: 'lucas-ferreira',
    technologies: ['docker', 'kubernetes', 'terraform', 'googlecloud', 'nodedotjs', 'postgresql', 'mongodb', 'redis'],
    picks: ['polidigital', 'bemarke', 'sneakpeek'],
    why: ['cost', 'operators', 'ownership', 'alerts'],
    sections: [{ kind: 'drawing', id: 'approach', drawing: 'releaseLine' }],
  },
  'marketing-websites': {
    head: 'sofia-marin',
    technologies: [],
    picks: ['zcloud', 'aklivity', 'eatfresh'],
    why: ['insight', 'editing', 'prerendered', 'found'],
    sections: [{ kind: 'drawing', id: 'approach', drawing: 'siteSheets' }],
  },
  meteor: {
    head: 'daniel-reyes',
    technologies: ['meteor', 'nodedotjs', 'mongodb', 'react', 'svelte', 'typescript', 'redis', 'apollographql'],
    picks: ['sostena', 'lempire', 'pathable'],
    why: [],
    sections: [
      { kind: 'drawing', id: 'upgrade', drawing: 'upgradePath', intro: true },
      { kind: 'points', id: 'blurbs', items: ['scale', 'performance', 'cost', 'specialists'] },
      { kind: 'team', id: 'team', contributions: ['ceo', 'meteor'] },
      {
        kind: 'quote',
        id: 'teaser',
        origin: 'sample',
        name: 'Elias Sorensen',
        portrait: 'elias-sorensen',
        position: 'service.meteor.teaser.position',
      },
      { kind: 'points', id: 'reasons', items: ['projects', 'years', 'framework', 'hosting'] },
    ],
  },
};
