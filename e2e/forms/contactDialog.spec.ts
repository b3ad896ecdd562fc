import type { Locator, Page } from '@playwright/test';
import { clientWordmarks } from '../../src/content/company';
import { needs } from '@nine-blocks/system-browsers/needs';
import { integrityFailed } from '../support/browserErrors';
import { featuredSlugs } from '../../src/content/caseStudies';
import { expect, test } from '../fixtures';
import { pageFiles } from '../support/pageFiles';
import { message } from '../messages';

const contactUs = message('common.contactUs');

/** Everything on home that opens the dialog, but for the drawer's button (drawer.spec.ts). */
function openers(page: Page, isNarrow: boolean): Locator[] {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  return [
    ...(isNarrow ? [] : [header.getByRole('button', { name: contactUs })]),
    main.getByRole('button', { name: contactUs }).first(),
    main.getByRole('button', { name: message('home.services.unsure.button') }),
    main.getByRole('button', { name: contactUs }).last(),
  ];
}

declare global {
  interface Window {
    /** Milliseconds from the focus's return to the dialog's end. */
    dialogStays?: Promise<number>;
  }
}

test('opens from everywhere, takes the focus, and gives it back', async ({ page, site, contact, isNarrow, press }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await expect(contact.dialog).toHaveCount(0);
  for (const opener of openers(page, isNarrow)) {
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    await expect(contact.dialog).toBeVisible();
    // Only the dialog is left to listeners.
    await expect(site.header).toHaveCount(0);
    // On a touch screen a field with the focus would bring up the keyboard, which covers half of it.
    await expect(isNarrow ? contact.title : contact.name).toBeFocused();
    await press('Escape');
    await expect(contact.dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(contact.name).toBeFocused();
    await page.keyboard.type('Ada');
    await expect(contact.name).toHaveValue('Ada');
    await press('Escape');
    await expect(contact.dialog).toHaveCount(0);
  }
  await expect(page).toHaveURL('/');
});

test('gives the focus back before it goes, which some screen readers need to say where one is', async ({
  page,
  site,
  contact,
}) => {
  await site.open('/');
  await contact.open();
  await contact.email.focus();
  await page.evaluate(() => {
    window.dialogStays = new Promise((done) => {
      document.addEventListener('focusin', () => {
        const focused = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('[role="dialog"]') === null) done(performance.now() - focused);
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
  });
  await page.keyboard.press('Escape');
  // What is told of the focus and of the page's change is sorted by frame: the dialog stays for three of them or more.
  expect(await page.evaluate(() => window.dialogStays)).toBeGreaterThan(50);
  await expect(contact.dialog).toHaveCount(0);
});

test('opens from a sentence of an answer too', async ({ page, site, contact }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await site.main.getByRole('button', { name: message('home.faq.fees.question') }).click();
  const link = site.main.getByRole('link', { name: 'Describe your project' });
  await link.click();
  await expect(contact.dialog).toBeVisible();
  await contact.closeButton.click();
  await expect(link).toBeFocused();
});

test('is titled, promises an answer within 24 hours, and shows clients where there is room', async ({
  site,
  contact,
  isNarrow,
}) => {
  await site.open('/');
  await contact.open();
  await expect(contact.dialog.getByRole('heading', { level: 2 })).toHaveText('Get in touch');
  await expect(contact.dialog).toContainText('We reply within 24 hours');
  await expect(contact.dialog.getByText('Trusted by innovative companies worldwide')).toBeVisible({
    visible: !isNarrow,
  });
  await expect(contact.dialog.getByRole('img')).toHaveCount(isNarrow ? 0 : 3);
  for (const { name } of isNarrow ? [] : clientWordmarks) {
    await expect(contact.dialog.getByRole('img', { name })).toBeVisible();
  }
});

test('the button that sends stands at the lower edge, below a form that is lower than the sheet', async ({
  page,
  site,
  contact,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 1000 });
  await site.open('/');
  await contact.open();
  const [sheet, button] = [await contact.dialog.boundingBox(), await contact.submit.boundingBox()];
  const below = (sheet?.y ?? 0) + (sheet?.height ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
  expect(below).toBeGreaterThan(8);
  expect(below).toBeLessThan(32);
});

test('fits the screen: all of it on a phone, within it on a desktop', async ({ page, site, contact, isNarrow }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await contact.open();
  const box = await contact.dialog.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (isNarrow) expect(box).toMatchObject({ x: 0, y: 0, width });
  else expect(box?.width).toBeLessThan(width);
  expect(box?.height).toBeLessThanOrEqual(isNarrow ? Math.max(height, box?.height ?? 0) : height);
  await contact.submit.scrollIntoViewIfNeeded();
  await expect(contact.submit).toBeInViewport({ ratio: 1 });
  await expect(contact.closeButton).toBeVisible();
});

test('closes by its button and by Escape, and forgets what was typed and said', async ({ site, contact, press }) => {
  await site.open('/');
  for (const close of [() => contact.closeButton.click(), () => press('Escape')]) {
    await contact.open();
    await contact.fill({ name: 'Ada', email: 'ada', description: 'A shop' });
    await contact.submit.click();
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await close();
    await expect(contact.dialog).toHaveCount(0);
    await contact.open();
    for (const field of [contact.name, contact.email, contact.description]) await expect(field).toHaveValue('');
    await expect(contact.email).toHaveAttribute('aria-invalid', 'false');
    await contact.closeButton.click();
    await expect(contact.dialog).toHaveCount(0);
  }
});

test('the privacy policy opens beside it, and nothing typed is lost', async ({ page, site, contact }) => {
  needs('popup');
  await site.open('/');
  await contact.open();
  await contact.fill({ description: 'An engine' });
  const opened = page.waitForEvent('popup');
  await contact.dialog.getByRole('link', { name: 'privacy policy' }).click();
  const beside = await opened;
  await expect(beside).toHaveURL('/privacy-policy');
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText(message('privacyPolicy.hero.title'));
  await expect(contact.description).toHaveValue('An engine');
});

test('a way back in the browser closes it, with the focus on the heading of the page', async ({
  page,
  site,
  contact,
}) => {
  await site.open('/case-studies');
  await site.main.getByRole('link', { name: message(`caseStudy.${featuredSlugs[0]}.card.title`) }).click();
  await expect(site.heading).toHaveText(message(`caseStudy.${featuredSlugs[0]}.card.title`));
  await contact.open();
  await expect(contact.dialog).toBeVisible();
  await page.goBack();
  await expect(contact.dialog).toHaveCount(0);
  await expect(site.heading).toHaveText(message('caseStudies.hero.title'));
  await expect(site.heading).toBeFocused();
});

test.describe('when its code could not be fetched ahead', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource|${integrityFailed}`) });

  test('a click fetches it again', async ({ page, site, contact }) => {
    await page.route(pageFiles.code('contact'), (route) => route.abort(), { times: 1 });
    await site.open('/');
    const failed = page.waitForEvent('requestfailed');
    await site.main.getByRole('button', { name: contactUs }).first().focus();
    await failed;
    await contact.open();
    await expect(contact.dialog).toBeVisible();
  });
});
