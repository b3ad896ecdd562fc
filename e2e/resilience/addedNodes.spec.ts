import type { Page } from '@playwright/test';
import { hasPage } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { referralForm } from '../support/referralForm';

/** React logs that it renders a part of the page again, because the page has more nodes than the prerendered HTML. */
test.use({ expectedErrors: /Minified React error #418/ });

/** Acts as an extension: adds nodes to head and body, before and after every field, and in every dialog. */
async function addNodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const add = () => {
      for (const element of document.querySelectorAll('input, textarea, select, [role="dialog"]')) {
        if (seen.has(element)) continue;
        seen.add(element);
        if (element.role === 'dialog') element.prepend(document.createElement('x-bar'));
        else {
          element.before(document.createElement('x-icon'));
          element.after(document.createElement('x-button'));
        }
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

const withFields = ['/', '/case-studies', '/case-studies/compare', '/brief'] as const;

test('pages and both forms work with nodes that an extension adds', async ({ page, site, contact, mailbox }) => {
  await addNodes(page);
  for (const path of withFields.filter(hasPage)) {
    await site.open(path);
    await expect(site.heading).toBeVisible();
  }
  await site.open('/referral');
  const form = referralForm(page);
  await form.complete(mailbox.address);
  await form.submit.click();
  await expect(page.getByText(message('referral.form.sent'))).toBeVisible();
  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await contact.fill({ name: 'Ada', email: mailbox.address });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.received()).toHaveLength(2);
});

test('both forms keep and send values that a tool sets without an event', async ({ page, site, contact, mailbox }) => {
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
  // Typing and leaving a field render the form again.
  await form.field('referralEmail').pressSequentially('charles@example.com');
  await form.field('referralPhone').focus();
  await set({ details: 'A loom' });
  await form.submit.click();
  await expect(page.getByText(message('referral.form.sent'))).toBeVisible();

  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await expect(contact.name).toBeFocused();
  await set({ name: 'Ada', email: mailbox.address, description: 'An engine' });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  // The latest mail comes first.
  const [request, referral] = await mailbox.received();
  expect([referral?.fromName, request?.fromName, request?.content]).toEqual(['Ada', 'Ada', 'An engine']);
  for (const text of ['Charles', 'charles@example.com', 'A loom']) expect(referral?.content).toContain(text);
});

test('the button and the field of a tool work while the dialog is open', async ({ page, site, contact }) => {
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
  // The site's own page stays inert.
  await expect(page.locator('#root')).toHaveAttribute('inert');
});
