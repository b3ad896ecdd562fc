import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProjectCopy } from '../../scripts/files/testing/projectCopy';
import { locales } from '../../src/i18n/locales';
import { addCaseStudy, addQuestion } from '../long/additions';
import { edit } from './edit';
import blueHarbor from './blueHarbor.json' with { type: 'json' };

const { imprint, office, people, removed } = blueHarbor;

/** The languages that the copy has words in. */
export const languages = locales.filter((locale) => locale !== removed.language);

const services = 'src/content/services';
const gone = [...removed.caseStudies, removed.service];

/** docs/own-it.md, 3. */
export function changeFigures(copy: ProjectCopy): void {
  const value = (id: string) => new RegExp(`(${id}: \\{\\s+value: )\\d+`, 'g');
  edit(copy, 'src/content/figures.ts', [value('yearsOfExperience'), '$19'], [value('meteorProjects'), '$112']);
}

/** docs/own-it.md, 4: two people are replaced, one goes. `npm run format` does not sort keys, so the catalogs are written anew in order. */
export async function changePeople(copy: ProjectCopy): Promise<void> {
  const photo = sharp({ create: { width: 800, height: 900, channels: 3, background: '#6b8f71' } });
  await photo.jpeg().toFile(join(copy.folder, 'photo.jpg'));
  for (const { id, by } of people.replaced) {
    edit(
      copy,
      'src/content/team.ts',
      [new RegExp(`(id: '|links.people\\}|)${id}('|\`)`, 'g'), `$1${by.id}$2`],
      [new RegExp(`(id: '${by.id}',\\s+name: )'[^']+'`, 'g'), `$1'${by.name}'`],
    );
    const naming = readdirSync(join(copy.folder, services)).map((name) => `${services}/${name}`);
    for (const file of [...naming, 'src/content/exhibits.ts']) {
      copy.write(file, copy.read(file).replaceAll(`'${id}'`, `'${by.id}'`));
    }
    for (const language of languages) {
      const file = `locales/${language}/team.json`;
      edit(copy, file, [`"team.${id}.`, `"team.${by.id}.`]);
      const messages = Object.entries(JSON.parse(copy.read(file)) as object);
      const sorted = messages.toSorted(([one], [other]) => (one < other ? -1 : 1));
      copy.write(file, JSON.stringify(Object.fromEntries(sorted), null, 2));
    }
    await must(copy, 'portraits', 'add', by.id, 'photo.jpg');
  }
  edit(copy, 'src/content/team.ts', [new RegExp(`^  \\{ id: '${people.removed}'.*\\n`, 'gm'), '']);
  edit(copy, 'src/content/exhibits.ts', [new RegExp(`^  \\{[^{}]*'${people.removed}'[^{}]*\\},\\n`, 'gm'), '']);
}

/** The lines of a file that name a slug alone: its import, and its place in a list. */
const linesOf = (slug: string) =>
  new RegExp(`^(?:import .*/${slug}(?:/.*|\\.svg|)'.*|  '?${slug}'?(?:: '?[\\w-]+'?)?,)\\n`, 'gm');

/** Tags, technologies and figures that `npm run check:records` reports as unused. */
async function removeUnused(copy: ProjectCopy): Promise<void> {
  const { output } = await copy.npm('check:records');
  for (const [, file = '', name = ''] of output.matchAll(
    /^(src\/content\/\w+\.ts): .*?"?([\w.-]+)"?: no (?:case|text)/gm,
  )) {
    edit(copy, file, [new RegExp(`^ {2}'?${name}'?(?:,|: (?:.*,|\\{\\n(?: {4}.*\\n)* {2}\\},))\\n`, 'gm'), '']);
  }
}

/** docs/own-it.md, 5 and 6: three studies and a service go. `npm run check:records` and `npm run locales -- check` report what names them. */
export async function removeContent(copy: ProjectCopy): Promise<void> {
  const drop = (path: string) => rmSync(join(copy.folder, path), { recursive: true });
  for (const slug of removed.caseStudies) {
    drop(`src/content/case-studies/${slug}.ts`);
    for (const language of languages) drop(`locales/${language}/case-studies/${slug}.json`);
    for (const list of ['caseStudies', 'caseStudyRecords']) {
      edit(copy, `src/content/${list}.ts`, [linesOf(slug), '']);
    }
  }
  edit(copy, 'src/content/caseStudies.ts', [", 'sekr']", ", 'zcloud']"]);
  edit(
    copy,
    `${services}/ai.ts`,
    ["'sekr', 'polidigital'", "'unloc', 'polidigital'"],
    ["study: 'sekr', screen: 'route'", "study: 'unloc', screen: 'renewals'"],
  );
  edit(copy, `${services}/web-development.ts`, ["'lempire', 'favro'", "'lempire', 'unloc'"]);
  edit(copy, `${services}/marketing-websites.ts`, ["'aklivity', 'eatfresh'", "'aklivity', 'unloc'"]);
  drop(`${services}/${removed.service}.ts`);
  edit(copy, 'src/content/workDrawings.ts', [
    new RegExp(`^ {2}'?${removed.service}'?: \\{\\n(?: {4}.*\\n)* {2}\\},\\n`, 'gm'),
    '',
  ]);
  drop(`src/components/art/glyphs/${removed.service}.svg`);
  for (const language of languages) drop(`locales/${language}/services/${removed.service}.json`);
  for (const list of ['content/services', 'content/serviceSlugs', 'components/art/serviceGlyphs']) {
    edit(copy, `src/${list}.ts`, [linesOf(removed.service), '']);
  }
  const link = new RegExp(`</?(?:service\\.${removed.service}|caseStudy\\.(?:${removed.caseStudies.join('|')}))>`, 'g');
  for (const language of languages) {
    for (const name of readdirSync(join(copy.folder, 'locales', language), { recursive: true, encoding: 'utf8' })) {
      const file = `locales/${language}/${name}`;
      if (name.endsWith('.json')) copy.write(file, copy.read(file).replaceAll(link, ''));
    }
  }
  // Who led the service does something else now: `npm run check:records` says so.
  const { id, positions } = removed.head;
  edit(copy, 'src/content/team.ts', [new RegExp(`('${id}'.*?), 'head'`, 'g'), '$1']);
  for (const language of languages) {
    const words = new RegExp(`("team.${id}.position": \\{\\s+"defaultMessage": ")[^"]+`, 'g');
    edit(copy, `locales/${language}/team.json`, [words, `$1${new Map(Object.entries(positions)).get(language)}`]);
  }
  await removeUnused(copy);
  await must(copy, 'content:prune', '--write');
}

/** docs/adding.md: a study and a question; and the content that tests hold the records to is the owner's now. */
export async function addContent(copy: ProjectCopy): Promise<void> {
  await addCaseStudy(copy);
  addQuestion(copy);
  edit(
    copy,
    'src/content/testing/requiredContent.ts',
    [new RegExp(`^ +'?(?:${gone.join('|')})'?(?:: .*)?,\\n`, 'gm'), ''],
    ["'monti-apm',\n", "'monti-apm',\n    'north-star',\n"],
  );
}

/** docs/own-it.md, 8: legal texts with addresses, laws and numbers, the same in every language, and the imprint. */
export function writeLegalTexts(copy: ProjectCopy): void {
  const beginning = (id: string) => new RegExp(`("${id}": \\{\\s+"defaultMessage": ")`, 'g');
  for (const language of languages) {
    edit(copy, `locales/${language}/privacy-policy.json`, [beginning('privacyPolicy.responsible.1'), `$1${office}. `]);
    const terms = `locales/${language}/terms-and-conditions.json`;
    edit(copy, terms, [beginning('termsAndConditions.law.1'), '$1Hamburg 20457. ']);
  }
  edit(copy, 'locales/en/privacy-policy.json', [/(privacyPolicy\.responsible\.1"[\s\S]*?At most )\d+/g, '$1300']);
  edit(copy, 'README.md', [/\b34 pages/g, '32 pages']);
  edit(copy, 'src/content/imprint.ts', [
    'imprint: Imprint | undefined = undefined',
    `imprint: Imprint | undefined = ${JSON.stringify(imprint)}`,
  ]);
}

/** Runs one of the copy's npm scripts; throws with all its output where it fails. */
export async function must(copy: ProjectCopy, script: string, ...args: string[]): Promise<void> {
  const { code, output } = await copy.npm(script, ...args);
  if (code !== 0) throw new Error(`npm run ${script} -- ${args.join(' ')} failed:\n${output}`);
}
