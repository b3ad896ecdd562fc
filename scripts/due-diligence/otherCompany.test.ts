import { expect } from '@playwright/test';
import { addresses, company } from '../../src/content/company';
import { localeFacts } from '../../src/i18n/locales';
import { test } from '../files/testing/projectCopy';

/** What the build publishes of the company in files of its own, printed. */
const printed = `
import { sourceLocale } from '../src/i18n/locales';
import { routes } from '../src/paths';
import { dueDiligenceFiles } from './due-diligence/dueDiligenceFiles';
import { readCatalogs } from './messages/catalogs';
import { llmsText } from './seo/llmsText';
import { webManifest } from './seo/webManifest';
import { readSettings } from './settings/settings';
const settings = readSettings();
const files = dueDiligenceFiles(readCatalogs(sourceLocale), settings, new Date());
const listed = routes.map((route) => ({ route, title: route.id, description: '' }));
for (const { content } of files) console.log(content);
console.log(llmsText(listed, [], settings.siteUrl), webManifest());
`;

test('statement, supplier data, security.txt, llms.txt and manifest follow name, addresses and languages', async ({
  copy,
}) => {
  const own = { name: 'Tern & Otter', siteUrl: 'https://tern-otter.example', contactEmail: 'moin@tern-otter.example' };
  const records = Object.entries(own).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^( +${key}: ).*$`, 'm'), `$1'${value}',`),
    copy.read('src/content/company.ts'),
  );
  copy.write('src/content/company.ts', records);
  copy.write('src/i18n/locales.json', JSON.stringify({ en: localeFacts.en }));
  copy.write('scripts/printed.ts', printed);
  const { code, output } = await copy.run('scripts/printed.ts');
  expect(code, output).toBe(0);
  for (const text of [...Object.values(own), ', 1 language\n']) expect(output).toContain(text);
  for (const old of [company.name, addresses.siteUrl, addresses.contactEmail, 'native speaker']) {
    expect(output).not.toContain(old);
  }
});
