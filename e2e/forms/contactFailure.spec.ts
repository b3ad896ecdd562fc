import type { Page } from '@playwright/test';
import type { Fault } from '../../scripts/server/faults';
import { mailtoHref } from '../../src/email/mailtoHref';
import { corsRefused, fetchFailed } from '../support/browserErrors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { alterScript } from '../support/alteredScript';
import { watchLiveRegions } from '../support/liveRegions';
import { letSendTimeOut } from '../support/contactDialog';
import { contactEmail, message } from '../messages';

const typed = { name: 'Ada Lovelace', description: 'An engine & a loom?\nBoth = one.' };
const failure = `Unknown error happened, please send directly by email to ${contactEmail}`;

// Each engine has its own words for a request without a response.
test.use({
  expectedErrors: new RegExp(
    `^Failed to load resource|${fetchFailed}|${corsRefused}|CORS|did not answer within 30 s|has \\d+ bytes|answered with status|Clipboard closed`,
  ),
});

/** Makes only an answer of 2xx count, and lets home call any host: its policy would refuse a fault that leads to another one. */
async function acceptOnlySuccess(page: Page) {
  await alterScript(page, 'start', (code) => code.replace('acceptAnyResponse:!0', 'acceptAnyResponse:!1'));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain("connect-src 'self'");
    await route.fulfill({ response, body: html.replace("connect-src 'self'", 'connect-src *') });
  });
}

/** Faults of the mail host that end a send without success, then one that ends in thanks; `lost` and `half` keep the mail. */
const settings: readonly { setting: string; faults: readonly Fault[]; end: Fault }[] = [
  { setting: 'with any answer as a success', faults: ['lost', 'hang'], end: '500' },
  { setting: 'where only 2xx counts', faults: ['noCors', '500', '400'], end: 'half' },
];

for (const { setting, faults, end } of settings) {
  test(`${setting}, every failure keeps what was typed`, async ({ page, site, contact, mailbox }) => {
    if (setting === 'where only 2xx counts') await acceptOnlySuccess(page);
    await page.clock.install();
    await site.open('/');
    await contact.open();
    await contact.fill({ ...typed, email: mailbox.address });
    for (const [index, fault] of faults.entries()) {
      await test.step(fault, async () => {
        await mailbox.fail(fault);
        await contact.submit.click();
        await expect.poll(mailbox.requests).toBe(index + 1);
        if (fault === 'hang') await letSendTimeOut(page, () => expect(contact.sending).toBeVisible());
        await expect(contact.failure).toContainText(failure);
        await expect(contact.submit).toBeFocused();
        await contact.expectFields({ ...typed, email: mailbox.address });
      });
    }
    await mailbox.fail(end);
    await contact.submit.click();
    await expect(contact.sent).toBeVisible();
    // A wrong success, too, says what to do when no answer comes.
    await expect(contact.dialog.getByText(message('contact.sentHint'))).toBeVisible();
    await expect(contact.failure.filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await mailbox.requests()).toBe(faults.length + 1);
    expect(await mailbox.received()).toHaveLength(1);
  });
}

test('a message larger than hosts take is not sent, and is kept', async ({ page, site, contact, mailbox }) => {
  await site.open('/');
  await contact.open();
  const fields = { ...typed, email: mailbox.address, description: 'x'.repeat(66_000) };
  await contact.fill(fields);
  const [logged] = await Promise.all([page.waitForEvent('console'), contact.submit.click()]);
  expect(logged.text()).toMatch(/The message has 66\d{3} bytes; a mail host takes 65536 at most/);
  await expect(contact.failure).toContainText(failure);
  await contact.expectFields(fields);
  expect(await mailbox.requests()).toBe(0);
});

test.describe('a message that cannot be sent', () => {
  test.beforeEach(async ({ site, contact, mailbox }) => {
    await site.open('/');
    await contact.open();
    await contact.fill({ ...typed, email: mailbox.address });
    await mailbox.fail('reset', null);
  });

  test('can be mailed or copied, and is announced once for each attempt', async ({ page, contact, mailbox }) => {
    const announced = await watchLiveRegions(page);
    // An answer that comes quickly leaves no time to say that it is being sent.
    const outcomes = async () => (await announced()).filter((text) => text !== message('contact.sending'));
    const said = failure + message('contact.failureHint') + message('contact.copy');
    const copiedSaid = message('contact.copied');
    const text = message('contact.mail.body', typed);

    await contact.submit.click();
    await expect(contact.mailLink).toHaveText(contactEmail);
    const subject = `Contact from ${typed.name} (${mailbox.address})`;
    const href = mailtoHref({ to: contactEmail, subject, body: text });
    await expect(contact.mailLink).toHaveAttribute('href', href);

    const copied = contact.dialog.getByText(copiedSaid);
    await contact.copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    // A changed text is not the copied one.
    await contact.fill({ description: 'Only a loom' });
    await expect(copied).toHaveCount(0);
    await contact.copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Only a loom');
    expect(await outcomes()).toEqual([said, copiedSaid, copiedSaid]);

    await contact.submit.click();
    await expect.poll(outcomes).toEqual([said, copiedSaid, copiedSaid, said]);

    // Where the browser refuses to copy, the text is selected, to be copied by hand.
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

  test('goes to the mail program, without a question', async ({ page, contact }) => {
    needs('mailProgram');
    let questions = 0;
    page.on('dialog', (question) => {
      questions += 1;
      void question.dismiss();
    });
    await contact.submit.click();
    await contact.mailLink.click();
    await expect(contact.description).toHaveValue(typed.description);
    expect(questions).toBe(0);
  });
});
