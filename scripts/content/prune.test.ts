import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type CaseStudySlug, caseStudySlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { clientWordmarks } from '../../src/content/company';
import { type ServiceSlug, serviceSlugs } from '../../src/content/serviceSlugs';
import { test } from '../files/testing/projectCopy';

const [slug, followed] = caseStudySlugs as unknown as [CaseStudySlug, CaseStudySlug];

test('the files and messages that a removed case study or language leaves behind are shown, and removed on request @long', async ({
  copy,
}) => {
  rmSync(join(copy.folder, `src/content/case-studies/${slug}.ts`));
  for (const list of ['caseStudies', 'caseStudyRecords']) {
    const file = `src/content/${list}.ts`;
    copy.write(
      file,
      copy.read(file).replaceAll(new RegExp(`^(?:import .*/${slug}'.*|  '?${slug}'?[,:].*)\\n`, 'gm'), ''),
    );
  }
  copy.write('src/content/heroScreen.ts', copy.read('src/content/heroScreen.ts').replace(`'${slug}'`, `'${followed}'`));
  // A part that is off needs no words, and keeps those that it has.
  copy.write('src/content/parts.ts', copy.read('src/content/parts.ts').replace('product: true', 'product: false'));
  const terms = 'src/content/termsSections.ts';
  copy.write(terms, copy.read(terms).replace("  'sampleContent',\n", ''));
  const worksOf = (name: ServiceSlug) =>
    /^ +\{ id: '(\w+)', company: .*\n/m.exec(copy.read(`src/content/services/${name}.ts`));
  const service = serviceSlugs.find(worksOf) ?? serviceSlugs[0];
  const [line = '', work = ''] = worksOf(service) ?? [];
  copy.write(`src/content/services/${service}.ts`, copy.read(`src/content/services/${service}.ts`).replace(line, ''));
  const [client] = clientWordmarks;
  copy.write('src/content/company.ts', copy.read('src/content/company.ts').replace(/^ {2}\{ name: .*mark: .*\n/m, ''));
  const files = [
    `locales/en/case-studies/${slug}.json`,
    `public/images/covers/${slug}-glyph.svg`,
    `public/images/screens/${slug}-${caseStudyRecords[slug].screen}-cover-800.avif`,
    `public/images/portraits/${caseStudyRecords[slug].author.portrait}-96.avif`,
  ];
  const tag = locales.at(-1);
  const transcript = `e2e/accessibility/spoken/home.${tag}.txt`;
  if (tag !== undefined && tag !== sourceLocale) {
    copy.write(transcript, '');
    files.push(transcript);
    await copy.run('scripts/locales.ts', 'remove', tag);
  }
  const shown = await copy.run('scripts/content/prune.ts');
  for (const file of files) {
    expect(shown.output).toContain(`${file}: is left over`);
    expect(existsSync(join(copy.folder, file)), file).toBe(true);
  }
  expect(shown.output).toContain(`public/images/wordmarks.svg: ${client?.mark}: is left over`);
  expect(shown.output).toContain(`locales/en/compare.json: compare.study.${slug}.hard: is left over`);
  expect(shown.output).toContain('termsAndConditions.sampleContent.1: is left over');
  if (work !== '') expect(shown.output).toContain(`service.${service}.featureWork.${work}.title: is left over`);
  const removed = await copy.run('scripts/content/prune.ts', '--write');
  expect(removed).toEqual({ code: 0, output: expect.stringMatching(/Removed: \d+\n$/) });
  for (const file of files) expect(existsSync(join(copy.folder, file)), file).toBe(false);
  expect(copy.read('public/images/wordmarks.svg')).not.toContain(`"${client?.mark}"`);
  expect(copy.read('locales/en/compare.json')).not.toContain(`.${slug}.`);
  const ledgers = locales.map((locale) => `locales/ledgers/${locale}.jsonl`);
  for (const file of ledgers.filter((name) => existsSync(join(copy.folder, name)))) {
    expect(copy.read(file).split(`"key":"caseStudy.${slug}.`), file).toHaveLength(1);
  }
  const again = await copy.run('scripts/content/prune.ts');
  expect(again).toEqual({ code: 0, output: 'Nothing is left over\n' });
});
