import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProjectCopy } from '../../scripts/files/testing/projectCopy';

/** A record's own lines in a file, under another name. */
function recordLike(text: string, like: string, name: string): string {
  const record = new RegExp(`^  '?${like}'?: \\{\\n[\\s\\S]*?^  \\},\\n`, 'm').exec(text)?.[0];
  if (record === undefined) throw new Error(`There is no record ${like}`);
  return record.replace(/^ {2}[^:]*/, `  '${name}'`);
}

/** A catalog's messages under another prefix; only title and description need words of their own. */
function wordsLike(copy: ProjectCopy, like: string, name: string, prefixes: readonly [string, string]) {
  copy.write(
    `locales/en/${name}.json`,
    copy.read(`locales/en/${like}.json`).replaceAll(`"${prefixes[0]}.`, `"${prefixes[1]}.`),
  );
  copy.words(name, (words) => {
    for (const part of ['meta.title', 'meta.description', 'card.title']) {
      const message = words[`${prefixes[1]}.${part}`];
      if (message !== undefined) message.defaultMessage = message.defaultMessage.replace(/[\p{L}\d]\S*/u, 'Novel');
    }
    return words;
  });
}

/** A case study, as docs/adding.md says it: a copy of another one, with a screenshot of its product, and without the pictures of its text. */
export async function addCaseStudy(copy: ProjectCopy): Promise<void> {
  const folder = 'src/content/case-studies';
  copy.write(
    `${folder}/north-star.ts`,
    copy
      .read(`${folder}/unloc.ts`)
      .replace('export const unloc', 'export const northStar')
      .replaceAll(/, (?:drawing|screen): '\w+'/g, ''),
  );
  copy.insert(
    `${folder}/records.ts`,
    "import { pathable } from './pathable';",
    "import { northStar } from './north-star';\n",
  );
  copy.insert(`${folder}/records.ts`, '\n};', "\n  'north-star': northStar,");
  copy.insert(
    'src/content/caseStudies.ts',
    '} as const satisfies Record<string, Entry>;',
    "  'north-star': { id: 'northstar', customer: 'North Star', screen: 'deck', tags: ['crm', 'tech', 'web-dev'] },\n",
  );
  const glyphOf = (slug: string) => join(copy.folder, `public/images/covers/${slug}-glyph.svg`);
  copyFileSync(glyphOf('unloc'), glyphOf('north-star'));
  await sharp({ create: { width: 2560, height: 1600, channels: 3, background: '#e9e4d4' } })
    .png()
    .toFile(join(copy.folder, 'screenshot.png'));
  const { code, output } = await copy.run('scripts/screens.ts', 'add', 'north-star-deck', 'screenshot.png');
  if (code !== 0) throw new Error(output);
  wordsLike(copy, 'case-studies/unloc', 'case-studies/north-star', ['caseStudy.unloc', 'caseStudy.north-star']);
  copy.words('case-studies/north-star', (words) =>
    Object.fromEntries(Object.entries(words).filter(([id]) => !/\.\w+\.(?:drawing|screen)\./.test(id))),
  );
  copy.words('compare', (words) => ({
    ...words,
    ...Object.fromEntries(
      Object.entries(words).flatMap(([id, message]) =>
        id.startsWith('compare.study.unloc.') ? [[id.replace('unloc', 'north-star'), message]] : [],
      ),
    ),
  }));
}

/** A service, a copy of another one. */
export function addService(copy: ProjectCopy) {
  const slug = 'data-engineering';
  const file = 'src/content/services.ts';
  copy.insert(file, '\n};', `\n${recordLike(copy.read(file), 'devops', slug).trimEnd()}`);
  copy.insert('src/content/serviceSlugs.ts', '] as const;', `  '${slug}',\n`);
  wordsLike(copy, 'services/devops', `services/${slug}`, ['service.devops', `service.${slug}`]);
  copy.words('common', (words) => ({
    ...words,
    [`common.nav.service.${slug}`]: { defaultMessage: 'Data engineering', description: 'Menu. At most 25 characters.' },
  }));
  const glyphs = 'src/components/art';
  // No two share pictures are the same.
  const glyph = copy
    .read(`${glyphs}/glyphs/devops.svg`)
    .replace('</svg>', '  <circle cx="12" cy="12" r="6" fill="currentColor" />\n</svg>');
  copy.write(`${glyphs}/glyphs/${slug}.svg`, glyph);
  copy.insert(`${glyphs}/serviceGlyphs.ts`, '\n};', `\n  '${slug}': DataEngineering,`);
  copy.insert(
    `${glyphs}/serviceGlyphs.ts`,
    "import Devops from './glyphs/devops.svg';",
    `import DataEngineering from './glyphs/${slug}.svg';\n`,
  );
}

/** A question of the home page, in front of all others. */
export function addQuestion(copy: ProjectCopy) {
  const lists = 'src/content/pageLists.ts';
  copy.write(lists, copy.read(lists).replace(/(homeQuestions = \[\s*)/, "$1'secrecy', "));
  copy.words('home', (words) => ({
    ...words,
    'home.faq.secrecy.question': { defaultMessage: 'Do you sign?', description: 'Question. At most 20 characters.' },
    'home.faq.secrecy.answer': { defaultMessage: 'Yes, we do.', description: 'Answer. At most 20 characters.' },
  }));
}
