import type { Page } from '@playwright/test';
import { fetchFailed } from './engines/browserErrors';
import { expect, test } from './fixtures';
import { breakAboutUs, plannedFailure } from './pages/brokenPage';
import type { ContactDialog } from './pages/contactDialog';
import type { createMailbox } from './mailbox';
import type { Site } from './pages/site';
import { words } from './words';

interface Visit {
  page: Page;
  site: Site;
  contact: ContactDialog;
  mailbox: ReturnType<typeof createMailbox>;
}

async function openDialog({ site, contact }: Visit) {
  await site.open('/');
  await contact.open();
  await expect(contact.submit).toBeVisible();
}

/** The states that a page can be brought into beside those of its first sight, and how. */
const states: Record<string, (visit: Visit) => Promise<void>> = {
  'home with an open question': async ({ site }) => {
    await site.open('/');
    await site.main.getByRole('button', { name: words('home.faq.fees.question') }).click();
    await expect(site.main.getByText(words('home.faq.fees.answer').slice(0, 40))).toBeVisible();
  },
  'the open services': async ({ site }) => {
    await site.open('/about-us');
    await site.openServices();
    await expect(site.navigation.getByRole('link', { name: words('common.nav.service.devops') })).toBeVisible();
  },
  'the contact dialog': openDialog,
  'the contact dialog with an error': async (visit) => {
    await openDialog(visit);
    await visit.contact.submit.click();
    await expect(visit.contact.email).toHaveAttribute('aria-invalid', 'true');
  },
  'the contact dialog after success': async (visit) => {
    await openDialog(visit);
    await visit.contact.fill({ email: visit.mailbox.address });
    await visit.contact.submit.click();
    await expect(visit.contact.sent).toBeVisible();
  },
  'the contact dialog after a failure': async (visit) => {
    await openDialog(visit);
    await visit.mailbox.fail('reset');
    await visit.contact.fill({ email: visit.mailbox.address });
    await visit.contact.submit.click();
    await visit.contact.copy.click();
    await expect(visit.contact.dialog.getByText(words('contact.copied'))).toBeVisible();
  },
  'the not-found page': async ({ page, site }) => {
    await page.goto('/nowhere');
    await site.alive();
  },
  'the page in place of one that failed': async ({ page, site }) => {
    await breakAboutUs(page);
    await page.goto('/about-us');
    await expect(site.heading).toHaveText(words('common.failure.title'));
  },
};

test.use({ expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}|${plannedFailure}`) });

for (const [name, reach] of Object.entries(states)) {
  test(`${name}: accessible in light and dark`, async ({ page, site, contact, mailbox, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await reach({ page, site, contact, mailbox });
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible('colors');
  });
}
