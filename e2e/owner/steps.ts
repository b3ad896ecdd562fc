import { join } from 'node:path';
import sharp from 'sharp';
import { readdirSync } from 'node:fs';
import type { ProjectCopy } from '../../scripts/files/testing/projectCopy';
import { office, people, removed } from './blueHarbor';

/** The languages that the copy has words in. */
const languages = ['en', 'pt-BR', 'es'] as const;

/** Writes a file anew; throws where the change changes nothing, since the guide promised that there is something to change. */
export function edit(copy: ProjectCopy, file: string, change: (text: string) => string): void {
  const text = copy.read(file);
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has nothing to change`);
  copy.write(file, changed);
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
      edit(copy, `locales/${language}/team.json`, (text) => text.replaceAll(`"team.${id}.`, `"team.${by.id}.`));
    }
    const photo = join(copy.folder, 'photo.jpg');
    await sharp({ create: { width: 800, height: 900, channels: 3, background: '#6b8f71' } })
      .jpeg()
      .toFile(photo);
    await must(copy, 'portraits', 'add', by.id, 'photo.jpg');
  }
  edit(copy, 'src/content/team.ts', (text) => text.replace(new RegExp(`^  \\{ id: '${people.removed}'.*\\n`, 'm'), ''));
}

/** docs/own-it.md, 5 and 6: three studies and a service go. What names them is told by `npm run check:records` and `npm run locales:check`. */
export function removeContent(copy: ProjectCopy): void {
  for (const slug of removed.caseStudies) {
    edit(copy, 'src/content/caseStudies.ts', (text) =>
      text.replace(new RegExp(`^  ${slug}: .*\\n`, 'm'), '').replace(`, '${slug}']`, ", 'zcloud']"),
    );
  }
  edit(copy, 'src/content/services.ts', (text) =>
    text
      .replace("'sekr', 'polidigital'", "'unloc', 'polidigital'")
      .replace("'lempire', 'favro'", "'lempire', 'unloc'")
      .replace("'aklivity', 'eatfresh'", "'aklivity', 'unloc'"),
  );
  edit(copy, 'src/content/serviceSlugs.ts', (text) => text.replaceAll(`  '${removed.service}',\n`, ''));
  const link = new RegExp(`</?service\\.${removed.service}>`, 'g');
  for (const language of languages) {
    for (const name of readdirSync(join(copy.folder, 'locales', language), { recursive: true, encoding: 'utf8' })) {
      const file = `locales/${language}/${name}`;
      if (name.endsWith('.json') && link.test(copy.read(file))) edit(copy, file, (text) => text.replaceAll(link, ''));
    }
  }
}

/** docs/own-it.md, 8: legal texts with addresses, laws and numbers, the same in every language. */
export function writeLegalTexts(copy: ProjectCopy): void {
  for (const language of languages) {
    edit(copy, `locales/${language}/privacy-policy.json`, (text) =>
      text.replace(/("privacyPolicy\.responsible\.1": \{\s+"defaultMessage": ")/, `$1${office}. `),
    );
    edit(copy, `locales/${language}/terms-and-conditions.json`, (text) =>
      text.replace(/("termsAndConditions\.law\.1": \{\s+"defaultMessage": ")/, '$120457 Hamburg. '),
    );
  }
}

/** Runs one of the copy's npm scripts; throws with all that it said where it fails. */
export async function must(copy: ProjectCopy, script: string, ...args: string[]): Promise<string> {
  const { code, output } = await copy.npm(script, ...args);
  if (code !== 0) throw new Error(`npm run ${script} ${args.join(' ')} failed:\n${output}`);
  return output;
}
