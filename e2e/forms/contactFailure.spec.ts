import { mailtoHref } from '../../src/email/mailtoHref';
import { fetchFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { watchLiveRegions } from '../support/liveRegions';
import { letSendTimeOut } from '../support/contactDialog';
import { contactEmail, message } from '../messages';

const typed = { name: 'Ada Lovelace', description: 'An engine & a loom?\nBoth = one.' };
const failure = `Unknown error happened, please send directly by email to ${contactEmail}`;

/** Each engine logs another message for a request without a response. */
const failed = new RegExp(`${fetchFailed}|did not answer within 30 s`);

test.use({
  expectedErrors: new RegExp(`^Failed to load resource|${failed.source}|answered with status|Clipboard closed`),
});

test('every failure keeps what was typed, and any answer counts as a success', async ({
  page,
  site,
  contact,
  mailbox,
}) => {
  await page.clock.install();
  await site.open('/');
  await contact.open();
  await contact.fill({ ...typed, email: mailbox.address });
  // The answer to the first request is lost, and the second request has no answer.
  for (const [index, fault] of (['lost', 'hang'] as const).entries()) {
    await test.step(fault, async () => {
      await mailbox.fail(fault);
      const logged = page.waitForEvent('console', (line) => failed.test(line.text()));
      await contact.submit.click();
      await expect.poll(mailbox.requests).toBe(index + 1);
      if (fault === 'hang') await letSendTimeOut(page, () => expect(contact.sending).toBeVisible());
      await logged;
      await expect(contact.failure).toContainText(failure);
      await expect(contact.submit).toBeFocused();
      await contact.expectFields({ ...typed, email: mailbox.address });
    });
  }
  await mailbox.fail('500');
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  // The host may have refused the mail, so the thanks say what to do when no answer comes.
  await expect(contact.dialog.getByText(message('contact.sentHint'))).toBeVisible();
  await expect(contact.failure.filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await mailbox.received()).toHaveLength(1);
});

test.describe('a message that cannot be sent', () => {
  test.beforeEach(async ({ site, contact, mailbox }) => {
    await site.open('/');
    await contact.open();
    await contact.fill({ ...typed, email: mailbox.address });
    await mailbox.fail('reset', null);
  });

  test('can be mailed or copied, and its failure is announced once for each attempt', async ({
    page,
    contact,
    mailbox,
    expectAccessible,
  }) => {
    const announced = await watchLiveRegions(page);
    // A quick answer may come before the form announces that it is sending.
    const outcomes = async () => (await announced()).filter((text) => text !== message('contact.sending'));
    const said = failure + message('contact.failureHint') + message('contact.copy');
    const copiedSaid = message('contact.copied');
    const text = message('contact.mail.body', typed);

    await contact.submit.click();
    await expect(contact.mailLink).toHaveText(contactEmail);
    const subject = `Contact from ${typed.name} (${mailbox.address})`;
    const href = mailtoHref({ to: contactEmail, subject, body: text });
    await expect(contact.mailLink).toHaveAttribute('href', href);
    await expectAccessible();

    const copied = contact.dialog.getByText(copiedSaid);
    await contact.copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    // The copied text is out of date now.
    await contact.fill({ description: 'Only a loom' });
    await expect(copied).toHaveCount(0);
    await contact.copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Only a loom');
    expect(await outcomes()).toEqual([said, copiedSaid, copiedSaid]);

    await contact.submit.click();
    await expect.poll(outcomes).toEqual([said, copiedSaid, copiedSaid, said]);

    // If the browser refuses to copy, the text is selected, and the visitor can copy it.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Clipboard closed'));
    });
    await contact.copy.click();
    const byHand = contact.dialog.getByLabel(message('common.copyByHand'));
    await expect(byHand).toBeFocused();
    await expect(byHand).toHaveValue(/Only a loom/);
    const selected = await byHand.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    await expect(byHand).toHaveValue(selected);
    await expect(copied).toHaveCount(0);
    await expect(contact.mailLink).toBeVisible();
  });
});
