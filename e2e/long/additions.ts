import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** A case study, as docs/adding.md says it: a copy of another one, covers and all, without its screens. */
export function addCaseStudy(copy: ProjectCopy) {
  const folder = 'src/content/case-studies';
  copy.write(
    `${folder}/north-star.ts`,
    copy
      .read(`${folder}/unloc.ts`)
      .replace('export const unloc', 'export const northStar')
      .replaceAll(/, drawing: '\w+'/g, ''),
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
    "  'north-star': { id: 'northstar', tags: ['crm', 'tech', 'web-dev'] },\n",
  );
  for (const cover of ['wide', 'square', 'glyph']) {
    const fileOf = (slug: string) => join(copy.folder, `public/images/covers/${slug}-${cover}.svg`);
    copyFileSync(fileOf('unloc'), fileOf('north-star'));
  }
  wordsLike(copy, 'case-studies/unloc', 'case-studies/north-star', ['caseStudy.unloc', 'caseStudy.north-star']);
  copy.words('case-studies/north-star', (words) =>
    Object.fromEntries(Object.entries(words).filter(([id]) => !id.includes('.drawing.'))),
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
  copy.write(`${glyphs}/glyphs/${slug}.svg`, copy.read(`${glyphs}/glyphs/devops.svg`));
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
