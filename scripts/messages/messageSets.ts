import { createHash } from 'node:crypto';
import { featuredStudies, caseStudySlugs, followingStudy, slugOfId } from '../../src/content/caseStudies';
import { serviceSlugs, services } from '../../src/content/services';
import type { Messages } from '../../src/i18n/messages';
import type { Route } from '../../src/routes';
import type { Catalog } from './catalogs';
import type { Fold } from './foldFacts';

/** Some of a catalog's messages: all of them, or those whose key goes on like this after the catalog's prefix. */
interface Part {
  catalog: string;
  only?: string;
}

const whole = (catalog: string): Part => ({ catalog });
const studyCard = (slug: string): Part => ({ catalog: `case-studies/${slug}`, only: 'card.' });
const serviceCards: readonly Part[] = serviceSlugs.map((slug) => ({ catalog: `services/${slug}`, only: 'card.' }));

/** The catalogs that a route's page takes its words from, beside `common`. */
export function partsOf(route: Route): readonly Part[] {
  switch (route.page) {
    case 'home':
      return [
        whole('home'),
        whole('team'),
        whole('tags'),
        { catalog: 'education', only: 'items.' },
        ...serviceCards,
        ...featuredStudies.map((id) => studyCard(slugOfId(id))),
      ];
    case 'caseStudies':
      return [whole('case-studies'), whole('tags'), ...caseStudySlugs.map(studyCard)];
    case 'caseStudy':
      return [
        whole(`case-studies/${route.slug}`),
        whole('tags'),
        // The next study's card; the page fetches the words of any other that it picks.
        studyCard(followingStudy(route.slug) ?? route.slug),
      ];
    case 'service':
      return [
        whole(`services/${route.slug}`),
        whole('team'),
        whole('tags'),
        { catalog: 'home', only: 'services.unsure.' },
        ...serviceCards,
        ...services[route.slug].picks.map((id) => studyCard(slugOfId(id))),
      ];
    case 'aboutUs':
      return [whole('about-us'), whole('team')];
    case 'referral':
    case 'education':
    case 'privacyPolicy':
    case 'termsAndConditions':
    case 'notFound':
      return [whole(route.page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))];
  }
}

/**
 * The compiled messages of some parts, by key, with the facts in them (foldFacts.ts). Throws when a part names a catalog that is not there, or picks nothing from it.
 */
export function messagesOf(parts: readonly Part[], catalogs: ReadonlyMap<string, Catalog>, fold: Fold): Messages {
  const messages: Messages = {};
  for (const { catalog: name, only } of parts) {
    const catalog = catalogs.get(name);
    if (catalog === undefined) throw new Error(`There is no catalog ${name}.json, which a page needs`);
    const entries = [...catalog.entries].filter(([key]) => only === undefined || key.startsWith(catalog.prefix + only));
    if (entries.length === 0)
      throw new Error(`${catalog.file}: has no message that starts with "${catalog.prefix}${only ?? ''}"`);
    for (const [key, message] of entries) {
      try {
        messages[key] = fold(message);
      } catch (error) {
        throw new Error(`${catalog.file}: ${key}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  }
  return messages;
}

/** A short name for the words of a build and the data beside them (records, facts): it changes when any of them does. */
export function versionOf(catalogs: Iterable<Catalog>, data: object): string {
  const hash = createHash('sha256');
  for (const { name, texts } of catalogs) hash.update(JSON.stringify([name, ...texts]));
  hash.update(JSON.stringify(data));
  return hash.digest('hex').slice(0, 10);
}
