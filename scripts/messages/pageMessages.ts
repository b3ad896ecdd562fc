import { createHash } from 'node:crypto';
import {
  caseStudySlugs,
  featuredSlugs,
  followingCaseStudy,
  hasCaseStudy,
  slugOfId,
} from '../../src/content/caseStudies';
import { questions } from '../../src/brief/questions';
import { heroScreen } from '../../src/content/heroScreen';
import { screenWords } from '../../src/content/service';
import { services } from '../../src/content/services';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import type { Messages } from '../../src/i18n/messages';
import { type PageName, type Route } from '../../src/paths';
import type { Catalog } from './catalogs';
import type { InlineFacts } from './inlineFacts';
import { isLeftOut } from './partMessages';

/** Catalogs that a page fetches later: when a visitor opens the contact dialog, or an answer with a calculator. */
export const lazyCatalogs: readonly string[] = ['contact', 'calculators'];

const caseStudyCard = (slug: string) => `caseStudy.${slug}.card`;
const caseStudyCards = caseStudySlugs.map(caseStudyCard);
/** The call to action asks the brief's first question. */
const firstQuestion = `brief.${questions[0].id}`;

/** The messages that a page takes from other catalogs than its own and `common`, by the beginnings of their ids. */
const sharedByPage: Partial<Record<PageName, readonly string[]>> = {
  home: [
    firstQuestion,
    'team',
    'tags',
    'education.items',
    ...serviceSlugs.map((slug) => `service.${slug}.card`),
    ...[...featuredSlugs, heroScreen.slug].map(caseStudyCard),
  ],
  aboutUs: [firstQuestion, 'team'],
  caseStudies: [firstQuestion, 'tags', 'compare.shortlist', ...caseStudyCards],
  compare: ['tags', 'team', ...caseStudyCards],
  dueDiligence: ['day'],
  education: [firstQuestion],
};

/** The beginnings of shared messages for any route. Those of case studies and services depend on their records. */
function sharedStarts(route: Route): readonly string[] {
  if (route.page === 'caseStudy') {
    // The card of the following case study. If the page shows another case study, it fetches that card's messages.
    return [firstQuestion, 'tags', 'compare.shortlist', caseStudyCard(followingCaseStudy(route.slug) ?? route.slug)];
  }
  if (route.page === 'service') {
    const { picks, proof } = services[route.slug];
    return [
      firstQuestion,
      'team',
      'tags',
      ...new Set([...picks.filter(hasCaseStudy), proof.study].map(slugOfId).map(caseStudyCard)),
      screenWords(proof),
      ...(proof.speaker === undefined ? [] : [`caseStudy.${slugOfId(proof.study)}.author`]),
    ];
  }
  return sharedByPage[route.page] ?? [];
}

/** The beginnings (up to a dot) of the ids of a page's messages, without `common`, which every page has. */
export function messageStartsOf(route: Route): string[] {
  return [route.id, ...sharedStarts(route).filter((start) => !isLeftOut(start))];
}

/**
 * The compiled messages whose ids start with one of `starts`, with the facts in them (inlineFacts.ts). Throws if no message has such a start,
 * or if the facts do not fit a message.
 */
export function messagesOf(
  starts: readonly string[],
  catalogs: ReadonlyMap<string, Catalog>,
  inlineFacts: InlineFacts,
): Messages {
  const messages: Messages = {};
  for (const start of starts) {
    let count = 0;
    for (const { file, prefix, entries } of catalogs.values()) {
      // All ids of a catalog have the same beginning.
      if (!`${start}.`.startsWith(prefix)) continue;
      for (const [id, message] of entries) {
        if (!id.startsWith(`${start}.`)) continue;
        count += 1;
        try {
          messages[id] = inlineFacts(message);
        } catch (error) {
          throw new Error(`${file}: ${id}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
      }
    }
    if (count === 0) throw new Error(`No catalog has a message that starts with "${start}.", which a page needs`);
  }
  return messages;
}

/** A short name for the messages of a build: it changes with every message and fact. */
export function versionOf(catalogs: Iterable<Catalog>, facts: object): string {
  const hash = createHash('sha256');
  for (const { name, texts } of catalogs) hash.update(JSON.stringify([name, ...texts]));
  hash.update(JSON.stringify(facts));
  return hash.digest('hex').slice(0, 10);
}
