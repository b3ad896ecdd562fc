import { fetchFailed } from '../support/browserErrors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { contactEmail, message } from '../messages';

const failure = `Unknown error happened, please send directly by email to ${contactEmail}`;
const typed = { name: 'Ada Lovelace', description: 'An engine & a loom?\nBoth = one.' };

test.beforeEach(async ({ page, site, contact, mailbox }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/');
  await contact.open();
  await contact.fill({ ...typed, email: mailbox.address });
});

test.describe('when the mail host cannot be reached', () => {
  test.use({
    expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}`),
  });

  test('offers a mail and a copy of what was typed', async ({ page, contact, mailbox }) => {
    await mailbox.fail('reset', null);
    await contact.submit.click();
    const text = message('contact.mail.body', typed);
    await expect(contact.mailLink).toHaveText(contactEmail);
    const href = new URL((await contact.mailLink.getAttribute('href')) ?? '');
    expect(href.pathname).toBe(contactEmail);
    const fields = new URLSearchParams(href.search.replaceAll('+', '%2B'));
    expect(Object.fromEntries(fields)).toEqual({
      subject: `Contact from ${typed.name} (${mailbox.address})`,
      body: text.replaceAll('\n', '\r\n'),
    });

    await contact.copy.click();
    const copied = contact.dialog.getByText(message('contact.copied'));
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    // A changed text is not what was copied.
    await contact.fill({ description: 'Only a loom' });
    await expect(copied).toHaveCount(0);
    await contact.copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Only a loom');
  });

  test('the mail link opens the mail program, and asks nothing', async ({ page, contact, mailbox }) => {
    needs('mailProgram');
    const asked: string[] = [];
    page.on('dialog', (question) => {
      asked.push(question.type());
      void question.dismiss();
    });
    await mailbox.fail('reset', null);
    await contact.submit.click();
    await contact.mailLink.click();
    await expect(contact.description).toHaveValue(typed.description);
    expect(asked).toEqual([]);
  });

  test('a dialog that is closed after a failure opens empty, and what could not be sent can be put back', async ({
    contact,
    mailbox,
  }) => {
    await mailbox.fail('reset');
    await contact.submit.click();
    await expect(contact.failure).toContainText(failure);
    await contact.closeButton.click();
    await contact.open();
    await expect(contact.failure).toHaveCount(0);
    for (const field of [contact.name, contact.email, contact.description]) await expect(field).toHaveValue('');

    // Not over what is written now.
    await contact.name.fill('Grace');
    await expect(contact.restore).toHaveCount(0);
    await contact.name.fill('');
    await expect(contact.dialog).toContainText('An engine & a loom?');
    await contact.restore.click();
    await expect(contact.name).toHaveValue(typed.name);
    await expect(contact.email).toHaveValue(mailbox.address);
    await expect(contact.description).toHaveValue(typed.description);
    await contact.submit.click();
    await expect(contact.sent).toBeVisible();
    await contact.closeButton.click();
    await contact.open();
    await expect(contact.submit).toBeVisible();
    await expect(contact.restore).toHaveCount(0);
  });
});

test.describe('when the clipboard is closed to the page', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}|Clipboard closed`) });

  test('it says so, and the message is selected, to be copied by hand', async ({ page, contact, mailbox }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Clipboard closed'));
    });
    await mailbox.fail('reset');
    await contact.submit.click();
    await contact.copy.click();
    const byHand = contact.dialog.getByLabel(message('common.copyByHand'));
    await expect(byHand).toBeFocused();
    const selected = await byHand.evaluate((field: HTMLTextAreaElement) => [
      field.value.slice(field.selectionStart, field.selectionEnd),
      field.value,
    ]);
    expect(selected[0]).toContain('An engine');
    expect(selected[0]).toBe(selected[1]);
    await expect(contact.dialog.getByText(message('contact.copied'))).toHaveCount(0);
    await expect(contact.mailLink).toBeVisible();
  });
});
