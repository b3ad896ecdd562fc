import type { Page } from '@playwright/test';
import { integrityFailed } from '../support/browserErrors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { referralForm } from '../support/referralForm';
import { aService, firstService } from '../support/samples';
import { contactEmail, message } from '../messages';
import { needsPart } from '../support/needsPart';

// For a missing file, hosts answer with 404 or with a page; browsers refuse a page as a script and cannot parse it as JSON.
test.use({
  expectedErrors: new RegExp(
    `^Failed to load resource|Loading chunk|answered 404|MIME type|nosniff|not valid JSON|JSON\\.parse|^SyntaxError: The string did not match|${integrityFailed}`,
  ),
});

const contactUs = message('common.contactUs');

/** Answers for a missing file: the correct answer, and the answer of hosts for single-page apps. */
const notFound = { status: 404, body: 'Not found' };
const aPage = {
  contentType: 'text/html',
  headers: { 'X-Content-Type-Options': 'nosniff' },
  body: '<title>Home</title>',
};

/** Returns a function that deploys a new build: every file with a hash in its name is missing until the page loads a document of that build. */
async function deployable(page: Page): Promise<(missing: typeof notFound | typeof aPage) => void> {
  let answer: typeof notFound | typeof aPage | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) answer = undefined;
  });
  await page.route(/\/assets\/(?:messages\/.+|.+\.[0-9a-f]{8}\.js)$/, (route) =>
    answer === undefined ? route.fallback() : route.fulfill(answer),
  );
  return (missing) => {
    answer = missing;
  };
}

test('a page whose code or messages are missing is loaded from the new build', async ({ page, site }) => {
  needsPart('education');
  const deploy = await deployable(page);
  const aServicePath = `/services/${aService}`;
  // The second page needs no reload, because the new build has all its files. The third page has its code but no messages.
  const steps = [
    { missing: notFound, link: 'common.footer.aboutUs', title: 'aboutUs.hero.title', loads: '/about-us' },
    { link: `common.nav.service.${firstService}`, title: `service.${firstService}.hero.title` },
    {
      missing: aPage,
      link: `common.nav.service.${aService}`,
      title: `service.${aService}.hero.title`,
      loads: aServicePath,
    },
    { go: 'goBack', title: `service.${firstService}.hero.title` },
    { go: 'goBack', title: 'aboutUs.hero.title' },
    { go: 'goForward', title: `service.${firstService}.hero.title` },
    { missing: aPage, link: 'common.footer.education.overview', title: 'education.hero.title', loads: '/education' },
  ] as const;
  const loaded = ['/'];
  await site.open('/');
  for (const { title, ...step } of steps) {
    if ('missing' in step) deploy(step.missing);
    if ('loads' in step) loaded.push(step.loads);
    if ('go' in step) await page[step.go]();
    else await site.footer.getByRole('link', { name: message(step.link), exact: true }).click();
    await expect(site.heading).toHaveText(message(title));
    await site.hydrated();
    expect(site.documents()).toEqual(loaded);
  }
});

test('a contact dialog whose code is missing opens on the same page of the new build', async ({
  page,
  site,
  contact,
}) => {
  const deploy = await deployable(page);
  await site.open('/about-us');
  deploy(notFound);
  await site.header.getByRole('button', { name: contactUs }).click();
  await expect(contact.dialog).toBeVisible();
  expect(site.documents()).toEqual(['/about-us', '/about-us']);
  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/about-us');
});

test('if the code of the contact dialog stays missing, the mail program opens', async ({ page, site, browserName }) => {
  needs('mailProgram');
  const deploy = await deployable(page);
  const pages = () => site.documents().filter((path) => path.startsWith('/'));
  const mails = () => site.documents().filter((path) => !path.startsWith('/'));
  // Only Chromium reports the address of a mail as a document.
  const expectMails = (count: number) =>
    expect.poll(mails).toEqual(browserName === 'chromium' ? Array.from({ length: count }, () => contactEmail) : []);
  await page.route('**/assets/contact.*.js', (route) => route.fulfill({ status: 404 }));
  await site.open('/about-us');
  deploy(notFound);
  const button = site.header.getByRole('button', { name: contactUs });
  await button.click({ noWaitAfter: true });
  await expect.poll(pages).toEqual(['/about-us', '/about-us']);
  await expectMails(1);
  // The address has no fragment that opens the dialog again.
  await expect(page).toHaveURL('/about-us');
  await site.hydrated();
  await button.click({ noWaitAfter: true });
  await expectMails(2);
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  expect(pages()).toEqual(['/about-us', '/about-us']);
});

test('if a page’s code is missing, the site reports it, and going back returns to the filled form', async ({
  page,
  site,
  mailbox,
}) => {
  const deploy = await deployable(page);
  const form = referralForm(page);
  await site.open('/referral');
  await form.complete(mailbox.address);
  deploy(notFound);
  const aboutUs = site.footer.getByRole('link', { name: message('common.footer.aboutUs') });
  await aboutUs.click();
  await expect(site.heading).toHaveText(message('common.failure.title'));
  await site.main.getByRole('button', { name: message('common.failure.retry') }).click();
  await expect(site.heading).toHaveText(message('common.failure.title'));
  await page.goBack();
  await expect(form.field('yourName')).toHaveValue('Ada Lovelace');
  expect(site.documents()).toEqual(['/referral']);

  await form.submit.click();
  await expect(page.getByText(message('referral.form.sent'))).toBeVisible();
  expect(await mailbox.received()).toHaveLength(1);
  await aboutUs.click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  expect(site.documents()).toEqual(['/referral', '/about-us']);
});
