import { featuredSlugs } from '../../src/content/caseStudies';
import { expect, test } from '../fixtures';
import { holdMail } from '../support/held';
import { contactEmail, senderEmail, message } from '../messages';

const thanks = 'Thank you! We will contact you shortly.';

test.beforeEach(async ({ page, site, contact }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await contact.open();
});

test('says that it is sending, then thanks in place of the fields', async ({ page, contact, mailbox }) => {
  const held = await holdMail(page);
  await contact.fill({ name: 'Ada Lovelace', email: mailbox.address, description: 'An engine.\n\nAnalytical.' });
  await contact.submit.click();
  await expect(contact.sending).toHaveText('Sending...');
  await expect(contact.sending).toHaveAttribute('aria-disabled', 'true');
  await expect(contact.sending).toBeFocused();

  held.release();
  await expect(contact.sent).toHaveText(thanks);
  await expect(contact.dialog.getByRole('textbox')).toHaveCount(0);
  await expect(contact.title).toHaveText('Message sent');
  await expect(contact.dialog.getByText(message('contact.trusted'))).toBeHidden();
  // What has the focus is what a screen reader reads: the thanks, and what to do when no answer comes.
  const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
  expect(focused).toBe(thanks + message('contact.sentHint') + message('contact.back'));

  expect(await mailbox.received()).toEqual([
    {
      fromEmail: mailbox.address,
      fromName: 'Ada Lovelace',
      content: 'An engine.\n\nAnalytical.',
      to: contactEmail,
      from: senderEmail,
      subject: `Contact from Ada Lovelace (${mailbox.address})`,
    },
  ]);

  await contact.dialog.getByRole('button', { name: message('contact.back') }).click();
  await contact.open();
  await expect(contact.title).toHaveText(message('contact.title'));
  for (const field of [contact.name, contact.email, contact.description]) await expect(field).toHaveValue('');
  await expect(contact.submit).toBeVisible();
});

test('once sent, a case study to read closes the dialog as it opens', async ({ page, site, contact, mailbox }) => {
  await contact.fill({ email: mailbox.address });
  await contact.submit.click();
  await contact.dialog.getByRole('link', { name: message('contact.read') }).click();
  await expect(page).toHaveURL(`/case-studies/${featuredSlugs[0]}`);
  await expect(contact.dialog).toHaveCount(0);
  await expect(site.heading).toBeFocused();
});

test('sends defaults for what was left empty, in exactly six keys', async ({ page, contact, mailbox }) => {
  await contact.fill({ email: ` ${mailbox.address} ` });
  const [request] = await Promise.all([page.waitForRequest('**/api/sendEmail'), contact.submit.click()]);
  await expect(contact.sent).toBeVisible();
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/json');
  expect(await mailbox.received()).toEqual([
    {
      fromEmail: mailbox.address,
      fromName: 'Unknown',
      content: 'No content',
      to: contactEmail,
      from: senderEmail,
      subject: `Contact from Unknown (${mailbox.address})`,
    },
  ]);
});

test('line breaks and control characters stay out of the header', async ({ contact, mailbox }) => {
  const name = 'Ada\u0000\u001B[31m\u2028Bcc: eve@example.com\u0085\u202E';
  await contact.fill({ name, email: mailbox.address, description: 'Hello\nBcc: eve@example.com' });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  const [mail] = await mailbox.received();
  expect(mail).toMatchObject({
    fromName: 'Ada [31m Bcc: eve@example.com',
    subject: `Contact from Ada [31m Bcc: eve@example.com (${mailbox.address})`,
    content: 'Hello\nBcc: eve@example.com',
  });
});
