import { aService } from '../support/samples';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { replaceBuilds } from '../support/builds';
import { referralForm } from '../support/referralForm';
import { contactEmail, message } from '../messages';

// A missing file is a 404, or a page in its place, which is refused for its type or is no JSON.
test.use({
  expectedErrors:
    /^Failed to load resource|Loading chunk \w+ failed|answered 404|MIME type|nosniff|not valid JSON|JSON\.parse|^SyntaxError: The string did not match/,
});

const contactUs = message('common.contactUs');

test('pages whose code or words are gone, answered with 404 or with a page, are those of the new build', async ({
  page,
  site,
}) => {
  const builds = await replaceBuilds(page);
  await site.open('/');
  builds.deploy('B');
  const link = (name: string) => site.footer.getByRole('link', { name, exact: true });
  await link(message('common.footer.aboutUs')).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await site.hydrated();

  await link(message('common.nav.service.ai')).click();
  await expect(site.heading).toHaveText(message('service.ai.hero.title'));
  await site.hydrated();
  // Still the same document: the new build is all there.
  expect(site.documents()).toEqual(['/', '/about-us']);

  await test.step('the same code, which has arrived, with other words', async () => {
    builds.deploy('C', 'answered with a page');
    await link(message(`common.nav.service.${aService}`)).click();
    await expect(site.heading).toHaveText(message(`service.${aService}.hero.title`));
    await site.hydrated();
    expect(site.documents()).toEqual(['/', '/about-us', `/services/${aService}`]);
  });

  await test.step('back and forward', async () => {
    await page.goBack();
    await expect(site.heading).toHaveText(message('service.ai.hero.title'));
    await page.goBack();
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await page.goForward();
    await expect(site.heading).toHaveText(message('service.ai.hero.title'));
    await site.hydrated();
    expect(site.documents()).toHaveLength(3);
  });

  await test.step('a page in place of code', async () => {
    builds.deploy('D', 'answered with a page');
    await link(message('common.footer.education.overview')).click();
    await expect(site.heading).toHaveText(message('education.hero.title'));
    await site.hydrated();
    expect(site.documents()).toHaveLength(4);
  });
});

test('where the files of old builds are kept, a page that is open goes on in its own build', async ({
  page,
  site,
  contact,
}) => {
  const builds = await replaceBuilds(page);
  builds.keepOldFiles();
  await site.open('/');
  builds.deploy('B');
  builds.deploy('C');
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs') }).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await site.header.getByRole('button', { name: contactUs }).click();
  await expect(contact.dialog).toBeVisible();
  expect(site.documents()).toEqual(['/']);
});

test('a contact dialog whose code is gone opens on the same page of the new build', async ({
  page,
  site,
  contact,
  mailbox,
}) => {
  const builds = await replaceBuilds(page);
  await site.open('/about-us');
  builds.deploy('B');
  await site.header.getByRole('button', { name: contactUs }).click();
  await expect(contact.dialog).toBeVisible();
  expect(site.documents()).toEqual(['/about-us', '/about-us']);
  builds.deploy('C');
  await contact.fill({ email: mailbox.address });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.received()).toHaveLength(1);
  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/about-us');
});

test('a contact dialog whose code is gone for good leads to the mail program, after one reload', async ({
  page,
  site,
  browserName,
}) => {
  needs('mailProgram');
  const builds = await replaceBuilds(page);
  const pages = () => site.documents().filter((path) => path.startsWith('/'));
  const mails = () => site.documents().filter((path) => !path.startsWith('/'));
  // Only Chromium reports that a mail program is asked for.
  const expectMails = (count: number) =>
    expect.poll(mails).toEqual(browserName === 'chromium' ? Array.from({ length: count }, () => contactEmail) : []);
  await page.route('**/assets/contact.*.js', (route) => route.fulfill({ status: 404 }));
  await site.open('/about-us');
  builds.deploy('B');
  const button = site.header.getByRole('button', { name: contactUs });
  await button.click({ noWaitAfter: true });
  await expect.poll(pages).toEqual(['/about-us', '/about-us']);
  await expectMails(1);
  // The address does not ask for the dialog again.
  await expect(page).toHaveURL('/about-us');
  await site.hydrated();
  await button.click({ noWaitAfter: true });
  await expectMails(2);
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  expect(pages()).toEqual(['/about-us', '/about-us']);
});

test('what was typed is not lost to a page whose code is gone: that page says so, and the form is one step back', async ({
  page,
  site,
  mailbox,
}) => {
  const builds = await replaceBuilds(page);
  const form = referralForm(page);
  await site.open('/referral');
  await form.complete(mailbox.address);
  builds.deploy('B');
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
