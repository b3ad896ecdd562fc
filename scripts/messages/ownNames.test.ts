import { expect, test } from '@playwright/test';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { addresses, company } from '../../src/content/company';
import { firstNameOf, personNames } from '../../src/content/facts';
import { services } from '../../src/content/services';
import { personOf } from '../../src/content/team';
import { technologies } from '../../src/content/technologies';
import { readCatalogs } from './catalogs';
import { readSources } from './sourceProblems';
import { locales, sourceLocale } from '../../src/i18n/locales';

const catalogs = locales.map((locale) => ({ locale, files: readCatalogs(locale) }));

test('the name and the domain of the company are in one file, and in the imprint where there is one', () => {
  const domain = new URL(addresses.siteUrl).hostname;
  const naming = [...readSources()].filter(([, code]) => code.includes(domain) || code.includes(company.name));
  // The imprint has the name as the register has it.
  const files = naming.map(([file]) => file).filter((file) => file !== 'src/content/imprint.ts');
  expect(files.toSorted()).toEqual(['src/content/company.ts']);
});

test('texts name people as their records do', () => {
  for (const [slug, { head }] of Object.entries(services)) {
    const placeholder = `${slug.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Head`;
    expect(personNames[placeholder]).toBe(firstNameOf(personOf(head).name));
    for (const { locale, files } of catalogs) {
      const text = files.get(`services/${slug}`)?.texts.get(`service.${slug}.head.text`);
      // A language that was begun lacks it.
      if (text !== undefined) expect(text, locale).toContain(`{${placeholder}}`);
      expect(text !== undefined || locale !== sourceLocale).toBe(true);
    }
  }
});

test('outside of case studies a customer is named where the removal of the study shows it, and nowhere else', () => {
  const lists =
    /^src\/content\/(?:case-studies\/|services\/|caseStudies\.|caseStudyRecords\.|heroScreen\.|company\.|testing\/)/;
  const sources = [...readSources()].filter(([file]) => !lists.test(file));
  // A technology is named for itself.
  const customers = Object.entries(caseStudyRecords).filter(([slug]) => !(slug in technologies));
  for (const [slug, { customer }] of customers) {
    const code = sources.filter(([, text]) => text.replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*/gm, '').includes(`'${slug}'`));
    expect(code.map(([file]) => file)).toEqual([]);
    const link = new RegExp(`<caseStudy\\.${slug}>.*?</caseStudy\\.${slug}>`, 'g');
    const named = catalogs.flatMap(({ locale, files }) =>
      [...files]
        .filter(([name]) => !name.startsWith('case-studies/'))
        .flatMap(([, { texts }]) => [...texts])
        .filter(([key, text]) => !key.includes(`.${slug}.`) && text.replaceAll(link, '').includes(customer))
        .map(([key]) => `${locale} ${key}: write {${slug}Customer}`),
    );
    expect(named).toEqual([]);
  }
});
