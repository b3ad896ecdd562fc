import { slugOfId } from '../../src/content/caseStudies';
import { services } from '../../src/content/services';
import { type ServiceSlug, serviceSlugs } from '../../src/content/serviceSlugs';
import { technologies } from '../../src/content/technologies';
import { createHost, type Host } from './deploys/host';
import { visits } from '../forms/faults/visits';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test as base } from '../fixtures';
import { contactEmail, message } from '../messages';
import { aService, fiveStudies } from '../support/samples';

/** What the page of the AI service shows of other records, last of each. */
const [firstPick] = services.ai.picks;
const pick = firstPick === undefined ? fiveStudies[0] : slugOfId(firstPick);
const technology = services.ai.technologies.at(-1) ?? 'docker';

const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  host: async ({}, use, info) => {
    const host = await createHost(info.outputPath('mailbox'));
    await use(host);
    host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.origin);
  },
});

// What is gone is a 404; a page in its place is refused for its type, or is no JSON.
test.use({
  expectedErrors:
    /^Failed to load resource|Loading chunk \w+ failed|answered 404|MIME type|nosniff|not valid JSON|JSON\.parse|^SyntaxError: The string did not match/,
});

for (const status of [404, 200] as const) {
  test(`pages whose code or words are gone, answered with ${status}, are those of the new build`, async ({
    page,
    site,
    host,
  }) => {
    host.answerMissingWith(status);
    await site.open('/');
    host.deploy('B');
    await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await site.hydrated();

    const service = (id: ServiceSlug) =>
      site.footer.getByRole('link', { name: message(`common.nav.service.${id}`), exact: true });
    await service('ai').click();
    await expect(site.heading).toHaveText(message('service.ai.hero.title'));
    // The code of its islands has arrived, too: what is gone later is the next page's alone.
    for (const shown of [`service.${serviceSlugs.at(-1)}.card.title`, `caseStudy.${pick}.card.title`] as const) {
      await expect(site.main.getByRole('link', { name: message(shown), exact: true }).first()).toBeVisible();
    }
    await expect(site.main.getByText(technologies[technology], { exact: true })).toBeVisible();
    // Still the same document: the new build is all there.
    expect(site.documents()).toEqual(['/', '/about-us']);

    host.deploy('C');
    // The same code, which has arrived, with other words.
    await service(aService).click();
    await expect(site.heading).toHaveText(message(`service.${aService}.hero.title`));
    await site.hydrated();
    expect(site.documents()).toEqual(['/', '/about-us', `/services/${aService}`]);

    await page.goBack();
    await expect(site.heading).toHaveText(message('service.ai.hero.title'));
    await page.goBack();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await page.goForward();
    await expect(site.heading).toHaveText(message('service.ai.hero.title'));
    await site.hydrated();
    expect(site.documents()).toHaveLength(3);
  });
}

test('where the files of old builds are kept, a page that is open goes on in its own build', async ({
  site,
  contact,
  host,
}) => {
  host.keepOldFiles();
  await site.open('/');
  host.deploy('B');
  host.deploy('C');
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await expect(contact.dialog).toBeVisible();
  expect(site.documents()).toEqual(['/']);
});

test('a contact dialog whose code is gone opens on the same page of the new build', async ({
  page,
  site,
  contact,
  host,
  mailbox,
}) => {
  await site.open('/about-us');
  host.deploy('B');
  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await expect(contact.dialog).toBeVisible();
  expect(site.documents()).toEqual(['/about-us', '/about-us']);
  await contact.fill({ email: mailbox.address });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.received()).toHaveLength(1);

  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/about-us');
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
});

test('a contact dialog whose code is gone for good leaves the page as it is', async ({
  page,
  site,
  host,
  browserName,
}) => {
  needs('mailProgram');
  const pages = () => site.documents().filter((path) => path.startsWith('/'));
  // Only Chromium tells of a mail program that is asked for.
  const mails = (count: number) =>
    browserName === 'chromium' ? Array.from({ length: count }, () => contactEmail) : [];
  const asked = () => site.documents().filter((path) => !path.startsWith('/'));
  await page.route('**/assets/contact.*.js', (route) => route.fulfill({ status: 404 }));
  await site.open('/about-us');
  host.deploy('B');
  await site.header.getByRole('button', { name: message('common.contactUs') }).click({ noWaitAfter: true });
  await expect.poll(pages).toEqual(['/about-us', '/about-us']);
  await expect.poll(asked).toEqual(mails(1));
  // A reload would only ask for it again.
  await expect(page).toHaveURL('/about-us');
  await site.hydrated();
  await site.header.getByRole('button', { name: message('common.contactUs') }).click({ noWaitAfter: true });
  await expect.poll(asked).toEqual(mails(2));
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  // No third time: the visitor's own mail program is asked for instead, once by the page and once by the button.
  expect(pages()).toEqual(['/about-us', '/about-us']);
});

for (const form of ['contact', 'referral'] as const) {
  test(`the ${form} form that was open is sent`, async ({ page, host, mailbox }) => {
    const visit = await visits[form](page, mailbox.address, 'straight');
    host.deploy('B');
    await visit.submit.click();
    await expect(visit.thanks).toBeVisible();
    expect(await mailbox.received()).toHaveLength(1);
  });
}

test('what was typed is not lost to a page whose code is gone: that page says so, and the form is one step back', async ({
  page,
  site,
  host,
  mailbox,
}) => {
  const visit = await visits.referral(page, mailbox.address, 'straight');
  host.deploy('B');
  const aboutUs = site.footer.getByRole('link', { name: message('common.footer.aboutUs') });
  await aboutUs.click();
  await expect(site.heading).toHaveText(message('common.failure.title'));
  await site.main.getByRole('button', { name: message('common.failure.retry') }).click();
  await expect(site.heading).toHaveText(message('common.failure.title'));
  await page.goBack();
  await visit.expectFilled();
  expect(site.documents()).toEqual(['/referral']);

  await visit.submit.click();
  await expect(visit.thanks).toBeVisible();
  expect(await mailbox.received()).toHaveLength(1);
  await aboutUs.click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  expect(site.documents()).toEqual(['/referral', '/about-us']);
});
