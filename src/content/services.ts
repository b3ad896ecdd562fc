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
  | { kind: 'points'; id: string; items: readonly string[] }
  | { kind: 'process'; id: 'process'; items: readonly string[]; loops: readonly ProcessLoop[] }
  | { kind: 'featureWork'; id: 'featureWork'; items: readonly FeatureWork[] }
  | { kind: 'quote'; id: string; origin: Origin; name: string; portrait: string; position: MessageId }
  | { kind: 'team'; id: 'team'; contributions: readonly Contribution[] }
  | StepsSection
  /** What it shows is in serviceDrawings.ts. */
  | { kind: 'drawing'; id: string; drawing: ServiceDrawing };

/** A page of real words that one service shows as its customers get it. */
export type ServiceDrawing = 'evaluation' | 'reportPage';

/** Items with a picture each, `src/sections/service/drawings/<pictures>/<item>.svg`. */
export interface StepsSection {
  kind: 'steps';
  id: string;
  pictures: 'advice' | 'app' | 'help' | 'release' | 'site' | 'upgrade' | 'waiting' | 'week';
  items: readonly string[];
  intro?: true;
  /** They have no order. */
  unordered?: true;
  /** Each has a few words above its title, `<item>.label`. */
  labelled?: true;
  /** A line of source code as it is at an item. */
  codes?: Readonly<Record<string, string>>;
}

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
  /** Which of them the hero shows, with what came of it. */
  proof: CaseStudyId;
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
    proof: 'sekr',
    why: ['privacy', 'people', 'models'],
    sections: [
      { kind: 'drawing', id: 'evaluation', drawing: 'evaluation' },
      {
        kind: 'points',
        id: 'offerings',
        items: ['framework', 'expertise', 'integrations', 'infrastructure'],
      },
      {
        kind: 'points',
        id: 'expectations',
        items: ['resultFocused', 'challengeStatusQuo', 'nerds', 'businessNerds'],
      },
      { kind: 'quote', id: 'quote', origin: 'sample', ...speaker('marta-oliveira') },
    ],
  },
  'web-development': {
    head: 'tomas-brandt',
    technologies: ['react', 'typescript', 'nodedotjs', 'nextdotjs', 'graphql', 'postgresql', 'mongodb', 'meteor'],
    picks: ['lempire', 'favro', 'sostena'],
    proof: 'lempire',
    why: ['oneLanguage', 'liveData', 'plainArchitecture', 'handover'],
    sections: [{ kind: 'steps', id: 'approach', pictures: 'week', items: ['choose', 'clarify', 'show', 'build'] }],
  },
  'mobile-development': {
    head: 'aisha-bello',
    technologies: ['swift', 'kotlin', 'flutter', 'react', 'expo', 'typescript', 'graphql', 'apollographql'],
    picks: ['petparker', 'bemarke', 'sneakpeek'],
    proof: 'petparker',
    why: ['toolkit', 'offline', 'permissions', 'oldVersions'],
    sections: [
      {
        kind: 'steps',
        id: 'approach',
        pictures: 'app',
        items: ['firstBuild', 'accounts', 'beta', 'review', 'updates'],
      },
    ],
  },
  'product-design': {
    head: 'ines-carvalho',
    technologies: [],
    picks: ['zcloud', 'pathable', 'sostena'],
    proof: 'pathable',
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
    proof: 'lempire',
    why: ['practice', 'evidence', 'candor', 'priorities'],
    sections: [
      { kind: 'drawing', id: 'report', drawing: 'reportPage' },
      {
        kind: 'steps',
        id: 'approach',
        pictures: 'advice',
        items: ['review', 'decision', 'companion'],
        unordered: true,
      },
    ],
  },
  'performance-analysis': {
    head: 'jonas-weber',
    technologies: [],
    picks: ['sostena', 'polidigital', 'bemarke'],
    proof: 'sostena',
    why: ['realUsers', 'wholeStack', 'proof', 'repair'],
    sections: [
      {
        kind: 'steps',
        id: 'approach',
        pictures: 'waiting',
        items: ['question', 'measure', 'reproduce', 'change', 'guard'],
      },
    ],
  },
  devops: {
    head: 'lucas-ferreira',
    technologies: ['docker', 'kubernetes', 'terraform', 'googlecloud', 'nodedotjs', 'postgresql', 'mongodb', 'redis'],
    picks: ['polidigital', 'bemarke', 'sneakpeek'],
    proof: 'polidigital',
    why: ['cost', 'operators', 'ownership', 'alerts'],
    sections: [
      {
        kind: 'steps',
        id: 'approach',
        pictures: 'release',
        items: ['pipeline', 'environments', 'dashboard', 'restore'],
        labelled: true,
      },
    ],
  },
  'marketing-websites': {
    head: 'sofia-marin',
    technologies: [],
    picks: ['zcloud', 'aklivity', 'eatfresh'],
    proof: 'aklivity',
    why: ['insight', 'editing', 'prerendered', 'found'],
    sections: [{ kind: 'steps', id: 'approach', pictures: 'site', items: ['message', 'draft', 'move'] }],
  },
  meteor: {
    head: 'daniel-reyes',
    technologies: ['meteor', 'nodedotjs', 'mongodb', 'react', 'svelte', 'typescript', 'redis', 'apollographql'],
    picks: ['sostena', 'lempire', 'pathable'],
    proof: 'sostena',
    why: [],
    sections: [
      {
        kind: 'steps',
        id: 'upgrade',
        pictures: 'upgrade',
        items: ['risks', 'migration', 'transition', 'fibers'],
        intro: true,
        codes: { risks: 'Items.findOne(id)', fibers: 'await Items.findOneAsync(id)' },
      },
      {
        kind: 'steps',
        id: 'blurbs',
        pictures: 'help',
        items: ['scale', 'performance', 'cost', 'specialists'],
        unordered: true,
      },
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
