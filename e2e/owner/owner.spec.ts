import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import { filesBelow } from '../../scripts/files/filesBelow';
import { listenLocal } from '../../scripts/server/listen';
import { createSiteServer } from '../../scripts/server/siteServer';
import { test as projectCopy } from '../../scripts/testing/projectCopy';
import { addresses, company } from '../../src/content/company';
import { parts } from '../../src/content/parts';
import { locales } from '../../src/i18n/locales';
import { colors } from '../../src/theme/palette';
import { expect, test as browserTest } from '../fixtures';
import { message } from '../messages';

const test = mergeTests(browserTest, projectCopy);

const answers = {
  name: 'Blue Harbor',
  product: 'Harbor Cloud',
  'site-url': 'https://blueharbor.dev',
  'contact-email': 'moin@blueharbor.dev',
  'sender-email': 'site@blueharbor.dev',
  primary: '#0B5D4B',
  secondary: '#F2C14E',
  ...Object.fromEntries(Object.keys(company.links).map((key) => [`link-${key}`, `https://${key}.blueharbor.dev/`])),
};

const redirects = [{ from: '/team.html', to: '/about-us' }];

const imprint = {
  provider: ['Blue Harbor GmbH', 'Am Sandtorkai 1', '20457 Hamburg'],
  representedBy: ['Svea Lindemann'],
  telephone: '+49 40 1234567',
  register: { court: 'Amtsgericht Hamburg', number: 'HRB 123456' },
  vatId: 'DE123456789',
  responsibleForContent: ['Svea Lindemann', 'Am Sandtorkai 1', '20457 Hamburg'],
};

/** Names, hosts and colors of the old company, which no file of the new site may contain. */
const oldSigns = [
  company.name,
  ...[addresses.siteUrl, ...Object.values(company.links)].map((address) => new URL(address).host),
  ...[colors.primary.light, colors.band.light, colors.secondary.light].filter(
    (color) => color.toLowerCase() !== '#ffffff',
  ),
];
const partsOff = ['/brief', '/compare', '/due-diligence', '/education', '/referral', '/supplier.json'];

/** The old signs in a file. The color after a variable does not count, because it is for editors of drawings. Old paths may stay in scripts. */
function signsIn(name: string, text: string): string[] {
  const lower = text.replaceAll(/(?<=var\(--[\w-]+), ?#[\da-f]{6}(?=\))/gi, '').toLowerCase();
  const signs = name.endsWith('.js') ? oldSigns : [...oldSigns, ...partsOff.map((path) => `"${path}`)];
  return signs.filter((sign) => lower.includes(sign.toLowerCase()));
}

/** Acts as a statistics script: sends the address of the page, and the name of the site from its attribute. */
const counter = `fetch('https://count.example/event', {
  method: 'POST', mode: 'no-cors', body: document.currentScript.dataset.site + location.pathname,
});`;

test('another company answers all questions, and its site is complete, without a trace of the old one', async ({
  contact,
  copy,
  page,
}) => {
  const set = (file: string, before: string, after: string) => {
    copy.edit(`src/content/${file}.ts`, before, after);
  };
  await test.step('names, addresses, colors, one language', () => {
    const removed = locales.slice(1).map((tag: string) => `--remove-language=${tag}`);
    return copy.npm('own', ...Object.entries(answers).map(([name, text]) => `--${name}=${text}`), ...removed);
  });
  await test.step('switches: parts, consent, redirects, imprint, statistics, no search engines', () => {
    for (const part of Object.keys(parts))
      if (part !== 'imprint') set('parts', `  ${part}: true,`, `  ${part}: false,`);
    set('consent', '= false', '= true');
    set('redirects', '= []', `= ${JSON.stringify(redirects)}`);
    set('imprint', '| undefined = undefined', `| undefined = ${JSON.stringify(imprint)}`);
    copy.write('.env', 'NOINDEX=true\nSTATISTICS_SCRIPT=https://count.example/a.js\nSTATISTICS_DATA=site=blue\n');
    return copy.npm('format');
  });
  await test.step('check', () => copy.npm('check'));
  expect(await test.step('build', () => copy.npm('build'))).toContain('Search engines are kept out');

  const dist = join(copy.folder, 'dist');
  const texts = filesBelow(dist).filter((name) => /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/.test(name));
  const left = texts.flatMap((name) =>
    signsIn(name, readFileSync(join(dist, name), 'utf8')).map((sign) => `${name}: ${sign}`),
  );
  expect(left).toEqual([]);
  expect(copy.read('dist/imprint/index.html')).toContain(imprint.register.number);

  const server = createSiteServer({ root: dist, redirects });
  const origin = `http://127.0.0.1:${(await listenLocal(server, 0)).port}`;
  await page.route('https://count.example/a.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: counter }),
  );
  await page.route('https://count.example/event', (route) => route.fulfill({ status: 202 }));
  const counting = page.waitForRequest('https://count.example/event');
  await page.goto(`${origin}/team.html`);
  expect((await counting).postData()).toBe('blue/about-us');
  await expect(page).toHaveURL(`${origin}/about-us`);
  await page.goto(`${origin}/privacy-policy`);
  await expect(page.getByText('A script of count.example counts visits')).toBeVisible();

  await page.goto(`${origin}/about-us`);
  await page.route('**/api/sendEmail', (route) => route.fulfill({ status: 200 }));
  await contact.open();
  await contact.fill({ email: 'ada@example.com' });
  const consent = contact.dialog.getByRole('checkbox', { name: 'privacy policy' });
  await contact.submit.click();
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(message('contact.consent.unchecked'));
  await consent.check();
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  server.close();
  server.closeAllConnections();
});
