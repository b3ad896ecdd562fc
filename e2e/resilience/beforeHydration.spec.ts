import type { Locator } from '@playwright/test';
import { integrityFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { hold, pageFiles } from '../support/held';
import { referralForm } from '../support/referralForm';
import { rareTag } from '../support/samples';
import type { Site } from '../support/site';
import { message } from '../messages';

const anyScript = /\.js$/;

test('a press is kept: the dialog opens and the color scheme changes, once', async ({ page, site, contact }) => {
  const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
  const presses = [
    [() => site.schemeSwitch.press('Enter'), () => opener.press('Space')],
    // A double click counts as one press: it turns back to the light scheme.
    [() => site.schemeSwitch.dblclick(), () => opener.click()],
  ] as const;
  for (const [index, [turn, open]] of presses.entries()) {
    const scripts = await hold(page, anyScript);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await turn();
    await open();
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    scripts.release();
    await expect(contact.dialog).toBeVisible();
    await contact.closeButton.click();
    await expect(opener).not.toHaveAttribute('aria-busy');
    await expect(site.schemeSwitch).toBeChecked({ checked: index === 0 });
    await page.unrouteAll();
  }
  expect(site.documents()).toEqual(['/', '/']);
});

/** Adds a node as an extension does: React renders that part of the page again. */
const addNode = (field: Locator) => field.evaluate((element) => element.after(document.createElement('div')));

test.describe('with or without a node that an extension has added', () => {
  test.use({ expectedErrors: /Minified React error #418/ });

  for (const { moment, files, isChanged } of [
    { moment: 'before any script', files: anyScript },
    { moment: 'before any script, next to an added node', files: anyScript, isChanged: true },
    {
      moment: 'before the code of the form, next to an added node',
      files: pageFiles.code('referralForm'),
      isChanged: true,
    },
  ]) {
    test(`typed values stay, with focus and caret: ${moment}`, async ({ page, site }) => {
      const held = await hold(page, files);
      await page.goto('/referral', { waitUntil: 'domcontentloaded' });
      const form = referralForm(page);
      const [name, own] = [form.field('yourName'), form.field('yourEmail')];
      await form.type('business').check();
      await form.terms.check();
      await own.pressSequentially('ada');
      await name.pressSequentially('Ada Lovelace');
      for (let step = 0; step < 'Lovelace'.length; step += 1) await name.press('ArrowLeft');
      if (isChanged) await addNode(name);
      held.release();
      await site.hydrated();
      await expect(name).toBeFocused();
      await page.keyboard.type('K. ');
      await expect(name).toHaveValue('Ada K. Lovelace');
      await expect(own).toHaveValue('ada');
      // It was left with a wrong address before hydration.
      await expect(own).toHaveAttribute('aria-invalid', 'true');
      await expect(form.type('business')).toBeChecked();
      await expect(form.terms).toBeChecked();
    });
  }

  test('a filter that was chosen is applied', async ({ page }) => {
    for (const isChanged of [false, true]) {
      const scripts = await hold(page, anyScript);
      await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
      const filter = page.getByRole('combobox');
      await filter.selectOption(rareTag);
      if (isChanged) await addNode(filter);
      scripts.release();
      await expect(page).toHaveURL(`/case-studies?filter=${rareTag}`);
      await expect(filter).toHaveValue(rareTag);
      await page.unrouteAll();
    }
  });
});

test.describe('without the script', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource|${integrityFailed}`) });

  const showAll = (site: Site) => site.main.getByRole('link', { name: message('caseStudies.list.showAll') });

  test('a kept click has its effect after four seconds', async ({ page, site }) => {
    await page.clock.install();
    await hold(page, anyScript);
    await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
    await showAll(site).click();
    await page.clock.fastForward(4000);
    await expect(page).toHaveURL(/\?show=all#/);
  });

  test('a kept click has its effect when the script fails', async ({ page, site }) => {
    const start = await hold(page, pageFiles.code('start'), (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    );
    await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
    await showAll(site).click();
    await expect(showAll(site)).toHaveAttribute('aria-busy', 'true');
    start.release();
    await expect(page).toHaveURL(/\?show=all#/);
  });
});
