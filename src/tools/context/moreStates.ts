import { expect, type Page } from '@playwright/test';
import { contactDialog } from '../../../e2e/pages/contactDialog';
import type { OpenState } from '../../../e2e/pages/openStates';
import { optional, referral, referralForm } from '../../../e2e/pages/referralForm';
import { words } from '../../../e2e/words';
import { contactLimits } from '../../contact/contactForm';
import { referralLimits } from '../../referral/referralForm';

const address = 'ada@example.com';
const noAddress = 'ada';

/** Mails that never arrive. */
async function keepMails(page: Page) {
  await page.route('**/api/sendEmail', () => new Promise(() => {}));
}

async function refuseMails(page: Page) {
  await page.route('**/api/sendEmail', (route) => route.abort());
}

/** States with words that no other picture has: too short to look at, or much like another. */
export const moreStates: readonly OpenState[] = [
  {
    id: 'studies-waiting',
    title: 'List of case studies, before one is chosen',
    path: '/case-studies',
    shows: 'page',
    reach: async (page) => {
      await expect(page.getByLabel(words('caseStudies.filter.label'))).toBeVisible();
    },
  },
  {
    id: 'clip-playing',
    title: 'A clip that plays',
    path: '/services/product-design',
    shows: 'screen',
    reach: async (page) => {
      await page
        .getByRole('button', { name: words('common.clip.play') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: words('common.clip.pause') })).toBeVisible();
    },
  },
  {
    id: 'contact-invalid',
    title: 'Contact dialog with a wrong address and a text at its limit',
    path: '/',
    shows: 'screen',
    reach: async (page) => {
      const contact = contactDialog(page);
      await contact.open();
      await contact.fill({ email: noAddress, description: 'a'.repeat(contactLimits.description) });
      await contact.submit.click();
      await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    id: 'contact-kept',
    title: 'Contact dialog, closed with a text and opened again',
    path: '/',
    shows: 'screen',
    reach: async (page) => {
      const contact = contactDialog(page);
      await contact.open();
      await contact.fill({ description: 'An engine and a loom.' });
      await contact.closeButton.click();
      await expect(contact.dialog).toHaveCount(0);
      await contact.open();
      await expect(contact.restore).toBeVisible();
    },
  },
  {
    id: 'contact-sending',
    title: 'Contact dialog, sending',
    path: '/',
    shows: 'screen',
    reach: async (page) => {
      await keepMails(page);
      const contact = contactDialog(page);
      await contact.open();
      // Without a name and a text the mail has words of ours in their place.
      await contact.fill({ email: address });
      await contact.submit.click();
      await expect(contact.sending).toBeVisible();
    },
  },
  {
    id: 'contact-copied',
    title: 'Contact dialog, not sent, text copied',
    path: '/',
    shows: 'screen',
    reach: async (page) => {
      await refuseMails(page);
      const contact = contactDialog(page);
      await contact.open();
      await contact.fill({ email: address });
      await contact.submit.click();
      await contact.copy.click();
      await expect(contact.dialog.getByText(words('contact.copied'))).toBeVisible();
    },
  },
  {
    id: 'referral-invalid',
    title: 'Referral form with wrong addresses and a text at its limit',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      const form = referralForm(page);
      await form.fill({ yourEmail: noAddress, referralEmail: noAddress, details: 'a'.repeat(referralLimits.details) });
      await form.submit.click();
      await expect(form.summary).toBeVisible();
    },
  },
  {
    id: 'referral-sending',
    title: 'Referral form, sending',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      await keepMails(page);
      const form = referralForm(page);
      await form.fill({ ...referral, ...optional, yourEmail: address });
      await form.terms.check();
      const sent = page.waitForRequest('**/api/sendEmail');
      await form.submit.click();
      await sent;
    },
  },
  {
    id: 'referral-copied',
    title: 'Referral form, not sent, text copied',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      await refuseMails(page);
      const form = referralForm(page);
      await form.complete(address);
      await form.submit.click();
      await page.getByRole('button', { name: words('referral.form.copy') }).click();
      await expect(page.getByText(words('referral.form.copied'))).toBeVisible();
    },
  },
];
