import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProjectCopy } from '../../scripts/files/testing/projectCopy';

/** A case study, as docs/adding.md says it: a copy of another one, with a screenshot of its product, and without the pictures of its text. */
export async function addCaseStudy(copy: ProjectCopy): Promise<void> {
  const record = copy
    .read('src/content/case-studies/unloc.ts')
    .replace("'Unloc'", "'North Star'")
    .replace("'renewals'", "'deck'")
    // Without technologies and with few words: the comparison of all case studies has a budget.
    .replace(/techStack: \[[^\]]*\]/, 'techStack: []');
  copy.write('src/content/case-studies/north-star.ts', record.replaceAll(/, (?:drawing|screen): '\w+'/g, ''));
  copy.write(
    'src/content/caseStudies.ts',
    copy.read('src/content/caseStudies.ts').replace("  zcloud: 'zcloud',\n", "$&  'north-star': 'northstar',\n"),
  );
  const list = 'src/content/caseStudyRecords.ts';
  const next = 'import { record as pathable } from';
  copy.insert(list, next, "import { record as northStar } from './case-studies/north-star';\n");
  copy.write(list, copy.read(list).replace('  zcloud,\n', "$&  'north-star': northStar,\n"));
  const glyphOf = (slug: string) => join(copy.folder, `public/images/covers/${slug}-glyph.svg`);
  copyFileSync(glyphOf('unloc'), glyphOf('north-star'));
  await sharp({ create: { width: 2560, height: 1600, channels: 3, background: '#e9e4d4' } })
    .png()
    .toFile(join(copy.folder, 'screenshot.png'));
  const { code, output } = await copy.run('scripts/screens.ts', 'add', 'north-star-deck', 'screenshot.png');
  if (code !== 0) throw new Error(output);

  const words = copy
    .read('locales/en/case-studies/unloc.json')
    .replaceAll('"caseStudy.unloc.', '"caseStudy.north-star.');
  copy.write('locales/en/case-studies/north-star.json', words);
  copy.words('case-studies/north-star', (messages) => {
    // Only title and description need words of their own.
    for (const part of ['meta.title', 'meta.description', 'card.title']) {
      const message = messages[`caseStudy.north-star.${part}`];
      if (message !== undefined) message.defaultMessage = message.defaultMessage.replace(/[\p{L}\d]\S*/u, 'Novel');
    }
    return Object.fromEntries(Object.entries(messages).filter(([id]) => !/\.\w+\.(?:drawing|screen)\./.test(id)));
  });
  copy.words('compare', (messages) => {
    const ids = Object.keys(messages).filter((id) => id.startsWith('compare.study.unloc.'));
    const added = ids.map((id) => [id.replace('unloc', 'north-star'), { ...messages[id], defaultMessage: 'Novel.' }]);
    return { ...messages, ...Object.fromEntries(added) };
  });
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

/** A page: its path, its code, its link in the footer, its component, its catalog. */
export function addPage(copy: ProjectCopy) {
  copy.insert('src/paths.ts', '  caseStudy: {}', "  press: { path: '/press' },\n");
  const code = '() => import(/* webpackChunkName: "press" */ \'./pages/PressPage\')';
  copy.insert('src/routes.ts', '  caseStudy: () =>', `  press: ${code},\n`);
  const link = "      { title: 'common.footer.press', path: '/press' },\n";
  copy.insert('src/navigation.ts', "      { title: 'common.footer.aboutUs'", link);
  const catalog = (id: string, name: string) => `    ${id}: typeof import('../locales/en/${name}.json');`;
  copy.insert('src/paths.ts', catalog('notFound', 'not-found'), `${catalog('press', 'press')}\n`);
  const component = [
    "import { PageHero } from '../sections/PageHero';\n",
    'export default function PressPage() {',
    '  return <PageHero title="press.hero.title" lead="press.hero.lead" />;',
    '}\n',
  ];
  copy.write('src/pages/PressPage.tsx', component.join('\n'));
  copyFileSync(join(import.meta.dirname, 'press.json'), join(copy.folder, 'locales/en/press.json'));
  copy.words('common', (words) => ({
    ...words,
    'common.footer.press': { defaultMessage: 'Press', description: 'Link. At most 20 characters.' },
  }));
}
