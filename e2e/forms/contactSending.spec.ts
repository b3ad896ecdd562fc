import { asksForConsent } from '../../src/content/consent';
import { featuredSlugs } from '../../src/content/caseStudies';
import { expect, test } from '../fixtures';
import { holdMail } from '../support/held';
import { watchLiveRegions } from '../support/liveRegions';
import { contactEmail, senderEmail, message } from '../messages';

const thanks = 'Thank you! We will contact you shortly.';
const longName = 'Ada Lovelace '.repeat(100).trim();
const longText = `${'An engine. '.repeat(2000)}\n\nAnalytical.`;

/** The whole mail, with its six keys. */
const mailOf = (fromEmail: string, { fromName, content }: { fromName: string; content: string }) => {
  const subject = `Contact from ${fromName} (${fromEmail})`;
  return { fromEmail, fromName, content, to: contactEmail, from: senderEmail, subject };
};

test('says that it is sending, sends one mail, and moves the focus to the thanks', async ({
  page,
  site,
  contact,
  mailbox,
}) => {
  await site.open('/');
  await contact.open();
  const held = await holdMail(page);
  const announced = await watchLiveRegions(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sendEmail')) requests += 1;
  });
  await contact.fill({ name: longName, email: mailbox.address, description: longText });
  await contact.submit.click();
  await expect(contact.sending).toHaveAttribute('aria-disabled', 'true');
  await expect(contact.sending).toBeFocused();
  await expect.poll(announced).toEqual([message('contact.sending')]);

  await test.step('no second attempt sends it twice', async () => {
    await contact.sending.press('Enter');
    await contact.name.press('Enter');
    // Without `force`, Playwright would wait until the button is enabled.
    await contact.sending.click({ force: true });
    await expect.poll(() => requests).toBe(1);
  });

  held.release();
  // The focus makes screen readers read the thanks, and the hint for the case that no answer comes.
  const focused = page.locator(':focus');
  await expect(focused).toHaveRole('group');
  await expect(focused).toHaveAccessibleName(thanks);
  await expect(focused).toHaveText(thanks + message('contact.sentHint'));
  expect(await announced()).toEqual([message('contact.sending')]);

  expect(await mailbox.received()).toEqual([mailOf(mailbox.address, { fromName: longName, content: longText })]);

  await contact.dialog.getByRole('button', { name: message('contact.back') }).click();
  await expect(contact.dialog).toHaveCount(0);
});

test('an address without name and text can be sent by keyboard, and the thanks have links', async ({
  page,
  site,
  contact,
  mailbox,
  press,
}) => {
  await site.open('/');
  await press('Tab');
  await press('Enter');
  await expect(site.main).toBeFocused();
  await press('Tab');
  await expect(site.main.getByRole('button', { name: message('common.contactUs') }).first()).toBeFocused();
  await press('Space');
  for (const [field, text] of [
    [contact.name, ''],
    [contact.email, ` ${mailbox.address} `],
    [contact.description, ''],
  ] as const) {
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await press('Tab');
  }
  if (asksForConsent) {
    await expect(contact.dialog.getByRole('checkbox')).toBeFocused();
    await press('Space');
    await press('Tab');
  }
  await expect(contact.dialog.getByRole('link')).toBeFocused();
  await press('Tab');
  await expect(contact.submit).toBeFocused();
  const [request] = await Promise.all([page.waitForRequest('**/api/sendEmail'), press('Enter')]);
  await expect(contact.sent).toBeVisible();
  await expect(contact.dialog.getByRole('group', { name: thanks })).toBeFocused();
  expect(request.headers()['content-type']).toBe('application/json');
  expect(await mailbox.received()).toEqual([mailOf(mailbox.address, { fromName: 'Unknown', content: 'No content' })]);
  const back = contact.dialog.getByRole('button', { name: message('contact.back') });
  const study = contact.dialog.getByRole('link', { name: message('contact.read') });
  for (const stop of [contact.dialog.getByRole('link').first(), back, study]) {
    await press('Tab');
    await expect(stop).toBeFocused();
  }
  await press('Enter');
  await expect(page).toHaveURL(`/case-studies/${featuredSlugs[0]}`);
  await expect(contact.dialog).toHaveCount(0);
  await expect(site.heading).toBeFocused();
});
