import { join } from 'node:path';
import sharp from 'sharp';
import { readdirSync } from 'node:fs';
import type { ProjectCopy } from '../../scripts/files/testing/projectCopy';
import { addCaseStudy, addQuestion } from '../long/additions';
import { imprint, office, people, removed } from './blueHarbor';

/** The languages that the copy has words in. */
const languages = ['en', 'pt-BR', 'es'] as const;

/** Writes a file anew; throws where the change changes nothing, since the guide promised that there is something to change. */
function edit(copy: ProjectCopy, file: string, change: (text: string) => string): void {
  const text = copy.read(file);
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has nothing to change`);
  copy.write(file, changed);
}

/** The messages of a catalog in the order of their keys. */
function sorted(catalog: string): string {
  const messages = Object.entries(JSON.parse(catalog) as object);
  return JSON.stringify(Object.fromEntries(messages.toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2);
}

/** docs/own-it.md, 3: figures. */
export function changeFigures(copy: ProjectCopy): void {
  edit(copy, 'src/content/figures.ts', (text) =>
    text.replace(/(yearsOfExperience: \{\s+value: )\d+/, '$19').replace(/(meteorProjects: \{\s+value: )\d+/, '$112'),
  );
}

/** docs/own-it.md, 4: two people are replaced, one goes. */
export async function changePeople(copy: ProjectCopy): Promise<void> {
  for (const { id, by } of people.replaced) {
    edit(copy, 'src/content/team.ts', (text) =>
      text
        .replace(new RegExp(`(id: '|links.people\\}|)${id}('|\`)`, 'g'), `$1${by.id}$2`)
        .replace(new RegExp(`(id: '${by.id}',\\s+name: )'[^']+'`), `$1'${by.name}'`),
    );
    edit(copy, 'src/content/services.ts', (text) => text.replaceAll(`'${id}'`, `'${by.id}'`));
    for (const language of languages) {
      edit(copy, `locales/${language}/team.json`, (text) => sorted(text.replaceAll(`"team.${id}.`, `"team.${by.id}.`)));
    }
    const photo = join(copy.folder, 'photo.jpg');
    await sharp({ create: { width: 800, height: 900, channels: 3, background: '#6b8f71' } })
      .jpeg()
      .toFile(photo);
    await must(copy, 'portraits', 'add', by.id, 'photo.jpg');
  }
  edit(copy, 'src/content/team.ts', (text) => text.replace(new RegExp(`^  \\{ id: '${people.removed}'.*\\n`, 'm'), ''));
}

/** docs/own-it.md, 5 and 6: three studies and a service go. What names them is told by `npm run check:records` and `npm run locales -- check`. */
export function removeContent(copy: ProjectCopy): void {
  for (const slug of removed.caseStudies) {
    edit(copy, 'src/content/caseStudies.ts', (text) =>
      text.replace(new RegExp(`^  ${slug}: .*\\n`, 'm'), '').replace(`, '${slug}']`, ", 'zcloud']"),
    );
  }
  edit(copy, 'src/content/services.ts', (text) =>
    text
      .replace("'sekr', 'polidigital'", "'unloc', 'polidigital'")
      .replace("proof: 'sekr'", "proof: 'unloc'")
      .replace("'lempire', 'favro'", "'lempire', 'unloc'")
      .replace("'aklivity', 'eatfresh'", "'aklivity', 'unloc'"),
  );
  edit(copy, 'src/content/serviceSlugs.ts', (text) => text.replaceAll(`  '${removed.service}',\n`, ''));
  const gone = [`service.${removed.service}`, ...removed.caseStudies.map((slug) => `caseStudy.${slug}`)];
  const link = new RegExp(`</?(?:${gone.join('|')})>`, 'g');
  for (const language of languages) {
    for (const name of readdirSync(join(copy.folder, 'locales', language), { recursive: true, encoding: 'utf8' })) {
      const file = `locales/${language}/${name}`;
      if (name.endsWith('.json') && copy.read(file).search(link) >= 0)
        edit(copy, file, (text) => text.replaceAll(link, ''));
    }
  }
}

/** docs/adding.md: a study and a question; and the content that tests hold the records to is the owner's now. */
export async function addContent(copy: ProjectCopy): Promise<void> {
  await addCaseStudy(copy);
  addQuestion(copy);
  const gone = new RegExp(`^ +'?(?:${[...removed.caseStudies, removed.service].join('|')})'?(?:: .*)?,\\n`, 'gm');
  edit(copy, 'src/content/testing/requiredContent.ts', (text) =>
    text
      .replaceAll(gone, '')
      .replace("      'Consulting',\n", '')
      .replace("'monti-apm',\n", "'monti-apm',\n    'north-star',\n")
      .replace("['lempire', 'favro', 'sostena']", "['lempire', 'unloc', 'sostena']")
      .replace("'monti-apm', 'sekr'", "'monti-apm', 'zcloud'")
      .replace('people: 12', 'people: 11'),
  );
}

/** docs/own-it.md, 8: legal texts with addresses, laws and numbers, the same in every language. */
export function writeLegalTexts(copy: ProjectCopy): void {
  for (const language of languages) {
    edit(copy, `locales/${language}/privacy-policy.json`, (text) =>
      text
        .replace(/("privacyPolicy\.responsible\.1": \{\s+"defaultMessage": ")/, `$1${office}. `)
        .replace(/(privacyPolicy\.responsible\.1[\s\S]*?At most )\d+/, '$1300'),
    );
    edit(copy, `locales/${language}/terms-and-conditions.json`, (text) =>
      text.replace(/("termsAndConditions\.law\.1": \{\s+"defaultMessage": ")/, (start) => `${start}20457 Hamburg. `),
    );
  }
}

/** docs/own-it.md, 8: the imprint. */
export function fillImprint(copy: ProjectCopy): void {
  edit(copy, 'src/content/imprint.ts', (text) =>
    text.replace(
      'imprint: Imprint | undefined = undefined',
      `imprint: Imprint | undefined = ${JSON.stringify(imprint)}`,
    ),
  );
}

/** Runs one of the copy's npm scripts; throws with all that it said where it fails. */
export async function must(copy: ProjectCopy, script: string, ...args: string[]): Promise<string> {
  const { code, output } = await copy.npm(script, ...args);
  if (code !== 0) throw new Error(`npm run ${script} ${args.join(' ')} failed:\n${output}`);
  return output;
}
