import type { Page } from '@playwright/test';
import { hrefOf } from '../../../src/routes';
import { sourceLocale } from '../../../src/i18n/locales';
import { expect, test } from '../../fixtures';
import { message } from '../../messages';
import { hold } from '../../support/held';
import { oneOfEachKind } from '../../support/oneOfEachKind';
import { pageFiles } from '../../support/pageFiles';
import { referralForm } from '../../support/referralForm';

/** React tells that it renders a part of the page anew, because there is more in it than was prerendered. */
test.use({ expectedErrors: /Minified React error #418/ });

/** Does what an extension does: adds nodes to head and body, before and after every field, and in every dialog. */
async function addNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const add = () => {
      for (const field of document.querySelectorAll('input, textarea, select')) {
        if (seen.has(field)) continue;
        seen.add(field);
        field.before(document.createElement('x-icon'));
        field.after(document.createElement('x-button'));
      }
      for (const dialog of document.querySelectorAll('[role="dialog"]')) {
        if (seen.has(dialog)) continue;
        seen.add(dialog);
        dialog.prepend(document.createElement('x-bar'));
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      document.head.prepend(document.createElement('style'));
      document.body.prepend(document.createElement('x-panel'));
      document.body.append(document.createElement('x-panel'));
      add();
      new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
    });
  });
}

test('a page of each kind, and both forms, work with nodes that an extension adds', async ({
  page,
  site,
  contact,
  mailbox,
}) => {
  await addNodes(page);
  for (const { path } of oneOfEachKind) {
    await page.goto(hrefOf(path, sourceLocale));
    await site.hydrated();
    await expect(site.heading).toBeVisible();
  }
  await site.open('/referral');
  const form = referralForm(page);
  await form.complete(mailbox.address);
  await form.submit.click();
  await expect(form.submit).toHaveCount(0);
  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await contact.fill({ name: 'Ada', email: mailbox.address });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.received()).toHaveLength(2);
});

for (const [what, files] of Object.entries({
  'any script': /\.js$/,
  'the code of the form': pageFiles.code('referralForm'),
})) {
  test(`what is typed before ${what} has come stays, with focus and caret, though a node is added beside the field`, async ({
    page,
    site,
  }) => {
    const held = await hold(page, files);
    await page.goto('/referral');
    const form = referralForm(page);
    await form.type('business').check();
    await form.terms.check();
    await form.field('yourEmail').fill('ada@example.com');
    const field = form.field('yourName');
    await field.pressSequentially('Ada Lovelace');
    for (let step = 0; step < 'Lovelace'.length; step += 1) await field.press('ArrowLeft');
    await field.evaluate((input) => input.after(document.createElement('div')));
    held.release();
    await site.hydrated();
    await expect(field).toBeFocused();
    await page.keyboard.type('K. ');
    await expect(field).toHaveValue('Ada K. Lovelace');
    await expect(form.field('yourEmail')).toHaveValue('ada@example.com');
    await expect(form.type('business')).toBeChecked();
    await expect(form.terms).toBeChecked();
  });
}

test('a field that was left before the page was rendered anew is judged', async ({ page, site }) => {
  const held = await hold(page, /\.js$/);
  await page.goto('/referral');
  const field = referralForm(page).field('yourEmail');
  await field.pressSequentially('ada');
  await field.press('Tab');
  await field.evaluate((input) => input.after(document.createElement('div')));
  held.release();
  await site.hydrated();
  await expect(field).toHaveValue('ada');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('a filter that was chosen before the page was rendered anew is applied', async ({ page, site }) => {
  const held = await hold(page, /\.js$/);
  await page.goto('/case-studies');
  const filter = site.main.getByRole('combobox');
  await filter.selectOption('design');
  await filter.evaluate((select) => select.after(document.createElement('div')));
  held.release();
  await expect(page).toHaveURL('/case-studies?filter=design');
  await expect(filter).toHaveValue('design');
});

test('values that a tool sets without an event are kept and sent, by both forms', async ({
  page,
  site,
  contact,
  mailbox,
}) => {
  const set = async (values: Record<string, string>) => {
    await page.evaluate((byName) => {
      for (const [name, value] of Object.entries(byName)) {
        const field = document.querySelector<HTMLInputElement>(`:is(input, textarea)[name="${name}"]`);
        if (field !== null) field.value = value;
      }
    }, values);
  };
  await site.open('/referral');
  const form = referralForm(page);
  await form.terms.check();
  await set({ yourName: 'Ada', yourEmail: mailbox.address, referralName: 'Charles' });
  // The form is rendered again by what is typed, and by what is left.
  await form.field('referralEmail').pressSequentially('charles@example.com');
  await form.field('referralPhone').focus();
  await set({ details: 'A loom' });
  await form.submit.click();
  await expect(form.submit).toHaveCount(0);

  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await expect(contact.name).toBeFocused();
  await set({ name: 'Ada', email: mailbox.address, description: 'An engine' });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  // The last one first.
  const [request, referral] = await mailbox.received();
  expect([referral?.fromName, request?.fromName, request?.content]).toEqual(['Ada', 'Ada', 'An engine']);
  for (const text of ['Charles', 'charles@example.com', 'A loom']) expect(referral?.content).toContain(text);
});

test('the button and the field of a tool answer while the dialog is open', async ({ page, site, contact }) => {
  await site.open('/');
  await contact.open();
  await expect(contact.name).toBeFocused();
  await page.evaluate(() => {
    const tool = document.createElement('div');
    const button = Object.assign(document.createElement('button'), { textContent: 'Fill in' });
    const field = Object.assign(document.createElement('input'), { ariaLabel: 'Master password' });
    tool.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99999';
    button.addEventListener('click', () => (button.textContent = 'Filled in'));
    tool.append(button, field);
    document.body.append(tool);
  });
  await page.getByText('Fill in').click();
  await expect(page.getByText('Filled in')).toBeVisible();
  await page.getByLabel('Master password').focus();
  await page.keyboard.type('secret');
  await expect(page.getByLabel('Master password')).toHaveValue('secret');
  await expect(contact.dialog).toBeVisible();
  // The site itself stays covered.
  await expect(page.locator('#root')).toHaveAttribute('inert');
});
