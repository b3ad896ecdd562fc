import { corsRefused, fetchFailed } from './engines/browserErrors';
import { needs } from './engines/needs';
import { expect, test } from './fixtures';
import { contactEmail, words } from './words';

const failure = `Unknown error happened, please send directly by email to ${contactEmail}`;
const typed = { name: 'Ada Lovelace', description: 'An engine & a loom?\nBoth = one.' };

test.beforeEach(async ({ page, site, contact, mailbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await site.open('/');
  await contact.open();
  await contact.fill({ ...typed, email: mailbox.address });
});

test.describe('when the mail host cannot be reached', () => {
  test.use({
    expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}|${corsRefused}|did not answer within 30 s`),
  });

  for (const fault of ['reset', 'noCors'] as const) {
    test(`a send that ends in ${fault} says so, keeps every field and can be tried again`, async ({
      contact,
      mailbox,
    }) => {
      await mailbox.fail(fault);
      await contact.submit.click();
      await expect(contact.failure.getByText(/^Unknown error/)).toHaveText(failure);
      await expect(contact.name).toHaveValue(typed.name);
      await expect(contact.email).toHaveValue(mailbox.address);
      await expect(contact.description).toHaveValue(typed.description);
      await expect(contact.submit).toBeFocused();
      expect(await mailbox.received()).toEqual([]);

      await contact.submit.click();
      await expect(contact.sent).toBeVisible();
      await expect(contact.failure).toBeEmpty();
      expect(await mailbox.received()).toMatchObject([{ fromName: typed.name, content: typed.description }]);
    });
  }

  test('a send without an answer is given up after 30 seconds', async ({ page, contact, mailbox }) => {
    await mailbox.fail('hang');
    await contact.submit.click();
    await expect.poll(mailbox.requests).toBe(1);
    await page.clock.fastForward(29_000);
    await expect(contact.sending).toBeVisible();
    await expect(contact.failure).toBeEmpty();
    await page.clock.fastForward(1000);
    await expect(contact.failure).toContainText(failure);
    await expect(contact.submit).toBeVisible();
    await expect(contact.description).toHaveValue(typed.description);
  });

  test('offers a mail and a copy of what was typed', async ({ page, contact, mailbox }) => {
    needs('clipboardRead');
    await mailbox.fail('reset', null);
    await contact.submit.click();
    const text = words('contact.mail.body', typed);
    await expect(contact.mailLink).toHaveText(contactEmail);
    const href = new URL((await contact.mailLink.getAttribute('href')) ?? '');
    expect(href.pathname).toBe(contactEmail);
    const fields = new URLSearchParams(href.search.replaceAll('+', '%2B'));
    expect(Object.fromEntries(fields)).toEqual({
      subject: `Contact from ${typed.name} (${mailbox.address})`,
      body: text.replaceAll('\n', '\r\n'),
    });

    await contact.copy.click();
    const copied = contact.dialog.getByText(words('contact.copied'));
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    // A changed text is not what was copied.
    await contact.fill({ description: 'Only a loom' });
    await expect(copied).toHaveCount(0);
    await contact.copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Only a loom');
  });

  test('a dialog that is closed after a failure opens empty', async ({ contact, mailbox }) => {
    await mailbox.fail('reset');
    await contact.submit.click();
    await expect(contact.failure).toContainText(failure);
    await contact.closeButton.click();
    await contact.open();
    await expect(contact.failure).toBeEmpty();
    for (const field of [contact.name, contact.email, contact.description]) await expect(field).toHaveValue('');
  });
});

test.describe('when the clipboard is closed to the page', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}|Clipboard closed`) });

  test('nothing is said to be copied', async ({ page, contact, mailbox }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Clipboard closed'));
    });
    await mailbox.fail('reset');
    await contact.submit.click();
    const logged = page.waitForEvent('console', (line) => line.text().includes('Clipboard closed'));
    await contact.copy.click();
    await logged;
    await expect(contact.dialog.getByText(words('contact.copied'))).toHaveCount(0);
    await expect(contact.mailLink).toBeVisible();
  });
});

test.describe('when the mail host refuses', () => {
  const refusal = 'The mail host answered with status 500';

  test.use({ expectedErrors: new RegExp(`^Failed to load resource|${refusal}`) });

  test('any answer counts as success, and the status is logged', async ({ page, contact, mailbox }) => {
    await mailbox.fail('500');
    const [logged] = await Promise.all([
      page.waitForEvent('console', (line) => line.text() === refusal),
      contact.submit.click(),
    ]);
    expect(logged.type()).toBe('error');
    await expect(contact.sent).toBeVisible();
    // Whoever was thanked for nothing still learns what to do.
    await expect(contact.dialog).toContainText(words('contact.sentHint'));
  });
});
