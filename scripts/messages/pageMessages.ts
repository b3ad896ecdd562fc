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

/** Catalogs with their own files, fetched when a visitor opens what shows them: the dialog, a calculator in an answer. */
export const lazyCatalogs: readonly string[] = ['contact', 'calculators'];

const caseStudyCard = (slug: string) => `caseStudy.${slug}.card`;
const caseStudyCards = caseStudySlugs.map(caseStudyCard);
/** The call to action asks the brief's first question. */
const firstQuestion = `brief.${questions[0].id}`;

/** Messages of other catalogs than the own one and `common`, by the beginnings of their ids, for pages that are one of a kind. */
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

/** The messages of other catalogs that a page shows. */
function sharedStarts(route: Route): readonly string[] {
  if (route.page === 'caseStudy') {
    // The next case study's card; the page fetches the messages of any other that it picks.
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

/** The beginnings, before a dot, of the ids of a page's messages, without `common`, which every page has. */
export function messageStartsOf(route: Route): string[] {
  return [route.id, ...sharedStarts(route).filter((start) => !isLeftOut(start))];
}

/**
 * The compiled messages whose ids start with one of `starts`, with their facts (inlineFacts.ts). Throws where no message starts like that,
 * or a message has the plural of a fact that is no number.
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
      // A catalog has the ids of one beginning only.
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

/** A short name for the messages of a build: it changes when any of them does, or a fact in them. */
export function versionOf(catalogs: Iterable<Catalog>, facts: object): string {
  const hash = createHash('sha256');
  for (const { name, texts } of catalogs) hash.update(JSON.stringify([name, ...texts]));
  hash.update(JSON.stringify(facts));
  return hash.digest('hex').slice(0, 10);
}
