import { figures } from '../../src/content/figures';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { sourceLocale } from '../../src/i18n/locales';
import { missingOwner } from '../messages/messageOwners';
import { siteRecords } from '../checks/records';
import { below, type Leftover, read } from './leftover';
import { entryKeys, withoutDismissal, withoutEntry, withoutItem } from './sourceEntries';

const part = (file: string, because: string, name: string, drop: (text: string) => string): Leftover => ({
  file,
  part: { name, drop },
  because,
});

/** Entries of an object in a file, by their keys. */
const entries = (file: string, table: string, because: string, keys: readonly string[]) =>
  keys.map((key) => part(file, because, key, (text) => withoutEntry(text, table, key)));

/** Records of services that are gone, and tags and technologies that only their lists have. */
function leftoverRecords(): Leftover[] {
  const { caseStudies, services, heroTechnologies, tags, technologies } = siteRecords;
  const studies = Object.values(caseStudies);
  const shown = new Set<string>([
    ...heroTechnologies,
    ...studies.flatMap((study): readonly string[] => study.techStack),
    ...Object.values(services).flatMap((service): readonly string[] => service.technologies),
  ]);
  const used = new Set<string>(studies.flatMap((study): readonly string[] => study.tags));
  const file = 'src/content/services.ts';
  const gone = entryKeys(read(file), 'services').filter((key) => !serviceSlugs.some((slug) => slug === key));
  const unshown = technologies.filter((key) => !shown.has(key));
  return [
    ...entries(file, 'services', 'src/content/serviceSlugs.ts does not have it', gone),
    ...tags
      .filter((tag) => !used.has(tag))
      .map((tag) => part('src/content/tags.ts', 'no case study has this tag', tag, (text) => withoutItem(text, tag))),
    ...entries('src/content/technologies.ts', 'technologies', 'no case study and no service names it', unshown),
  ];
}

/** Figures that no text has, messages of names that are gone, and dismissed findings of messages that are gone. */
function leftoverWords(): Leftover[] {
  const catalogs = below(`locales/${sourceLocale}`).map(read);
  const keys = new Set(catalogs.flatMap((catalog) => Object.keys(JSON.parse(catalog) as object)));
  const texts = catalogs.join('\n');
  const unsaid = Object.keys(figures).filter((name) => !new RegExp(`\\{${name}\\b`).test(texts));
  const { dismissed } = JSON.parse(read('locales/allowed.json')) as { dismissed: readonly { key: string }[] };
  const gone = [...new Set(dismissed.map(({ key }) => key))].filter((key) => !keys.has(key));
  const messages = below('locales').filter((file) => /\/(?:common|compare|home|referral|tags|team)\.json$/.test(file));
  return [
    ...entries('src/content/figures.ts', 'figures', 'no text has it', unsaid),
    ...gone.map((key) =>
      part('locales/allowed.json', 'there is no such message', key, (text) => withoutDismissal(text, key)),
    ),
    ...messages.flatMap((file) =>
      Object.keys(JSON.parse(read(file)) as object).flatMap((key) => {
        const missing = missingOwner(key);
        if (missing === undefined) return [];
        return [part(file, `${missing.where} has no “${missing.name}”`, key, (text) => withoutMessage(text, key))];
      }),
    ),
  ];
}

function withoutMessage(text: string, key: string): string {
  const messages = Object.entries(JSON.parse(text) as object).filter(([name]) => name !== key);
  return `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`;
}

/** Parts of files that no content uses any more. */
export function leftoverParts(): Leftover[] {
  return [...leftoverRecords(), ...leftoverWords()];
}
