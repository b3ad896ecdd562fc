import { fetchFailed, integrityFailed } from '../support/browserErrors';
import { homeQuestions } from '../../src/content/pageLists';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { pageFiles } from '../support/held';
import { message } from '../messages';
import { needsPart } from '../support/needsPart';

const saidByTheSite = new RegExp(`Loading chunk \\w+ failed|${fetchFailed}|answered 404`);

test.use({ expectedErrors: new RegExp(`^Failed to load resource|${integrityFailed}|${saidByTheSite.source}`) });

const aboutUs = { link: message('common.footer.aboutUs'), heading: message('aboutUs.hero.title') };

test('a page whose code cannot be loaded is reloaded once; then it is readable, and its links work', async ({
  page,
  site,
}) => {
  needsPart('education');
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  await site.open('/');
  await page.route(pageFiles.code('aboutUs'), (route) => route.abort());
  await Promise.all([
    page.waitForURL('/about-us', { waitUntil: 'load' }),
    site.footer.getByRole('link', { name: aboutUs.link }).click(),
  ]);
  await expect(site.heading).toHaveText(aboutUs.heading);
  await expect(site.main.getByText(message('aboutUs.who.1'))).toBeVisible();
  // After the first failure the page is reloaded. After the second one it stays without its script.
  await expect.poll(() => said.filter((text) => saidByTheSite.test(text))).toHaveLength(2);
  expect(site.documents()).toEqual(['/', '/about-us']);

  await site.footer.getByRole('link', { name: message('common.footer.education.overview') }).click();
  await expect(site.heading).toHaveText(message('education.hero.title'));
  await site.hydrated();
  expect(site.documents()).toEqual(['/', '/about-us', '/education']);
});

test('without a network the site reports that a page cannot be loaded, and can try again', async ({
  site,
  context,
}) => {
  needs('offline');
  await site.open('/');
  await context.setOffline(true);
  await site.footer.getByRole('link', { name: aboutUs.link }).click();
  await expect(site.heading).toHaveText(message('common.failure.title'));
  await expect(site.footer).toBeVisible();

  await context.setOffline(false);
  await site.main.getByRole('button', { name: message('common.failure.retry') }).click();
  await expect(site.heading).toHaveText(aboutUs.heading);
  expect(site.documents()).toEqual(['/']);
});

test('an island whose code fails shows its answers, and a click loads the code again', async ({ page, site }) => {
  await page.route(pageFiles.code('faq'), (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 });
  await page.goto('/');
  const words = (part: 'answer' | 'question') => message(`home.faq.${homeQuestions[0]}.${part}`);
  const other = site.main.getByText(message(`home.faq.${homeQuestions[1]}.answer`));
  await expect(other).toBeVisible();
  const opener = site.main.getByRole('button', { name: words('question') });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(site.main.getByText(words('answer'))).toBeVisible();
  await expect(other).toBeHidden();
  expect(site.documents()).toEqual(['/']);
});

test('a click loads the code of the contact dialog again', async ({ page, site, contact }) => {
  await page.route(pageFiles.code('contact'), (route) => route.abort(), { times: 1 });
  await site.open('/');
  const failed = page.waitForEvent('requestfailed');
  await site.main
    .getByRole('button', { name: message('common.contactUs') })
    .first()
    .focus();
  await failed;
  await contact.open();
  await expect(contact.dialog).toBeVisible();
});
