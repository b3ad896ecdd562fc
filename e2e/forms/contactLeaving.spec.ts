import { fetchFailed } from '../support/browserErrors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { type ContactDialog, letSendTimeOut } from '../support/contactDialog';
import { holdMail } from '../support/held';
import { contactEmail, message } from '../messages';

const typed = { name: 'Ada Lovelace', description: 'An engine & a loom?\nBoth = one.' };

test.use({ expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}|did not answer within 30 s`) });

/** The dialog has opened again by itself, has the focus, and says that the message was not sent. */
async function expectFailureShown({ dialog, failure }: ContactDialog) {
  await expect(failure).toContainText(contactEmail);
  // Material UI also focuses the box around the dialog.
  const hasFocus = () => dialog.evaluate((element) => element.closest('body > :focus-within') !== null);
  await expect.poll(hasFocus, 'the focus is in the dialog').toBe(true);
}

test('a tab with an unsent message warns before it is closed', async ({ page, site, contact }) => {
  needs('newPage');
  await site.open('/');
  await contact.open();
  await contact.fill(typed);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(contact.description).toHaveValue(typed.description);
});

test('a message is sent even if the visitor loads another page', async ({ page, site, contact, mailbox }) => {
  await mailbox.fail('slow');
  await site.open('/');
  await contact.open();
  await contact.fill({ ...typed, email: mailbox.address });
  await contact.submit.click();
  await page.goto('/about-us');
  await expect.poll(async () => (await mailbox.received()).length).toBe(1);
  expect(await mailbox.requests()).toBe(1);
});

test('a dialog that is closed while it sends shows the outcome', async ({ page, site, contact, mailbox }) => {
  await page.clock.install();
  await site.open('/');
  await contact.open();
  await contact.fill({ ...typed, email: mailbox.address });
  const sendAndClose = async () => {
    await contact.submit.click();
    await expect(contact.sending).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contact.dialog).toHaveCount(0);
  };
  await test.step('a failure opens it again', async () => {
    await mailbox.fail('hang');
    await sendAndClose();
    await expect.poll(mailbox.requests).toBe(1);
    await letSendTimeOut(page);
    await expectFailureShown(contact);
    await expect(contact.description).toHaveValue(typed.description);
  });
  await test.step('a success is there when the visitor opens it', async () => {
    const held = await holdMail(page);
    await sendAndClose();
    await contact.open();
    await expect(contact.sending).toBeVisible();
    held.release();
    await expect(contact.sent).toBeVisible();
    expect(await mailbox.received()).toHaveLength(1);
  });
});

test('after leaving, the typed text can be restored, and a failure is reported', async ({
  page,
  site,
  contact,
  mailbox,
}) => {
  await page.clock.install();
  await site.open('/education');
  await site.header.getByRole('link', { name: message('common.brand.home') }).click();
  await expect(site.heading).toHaveText(message('home.hero.title'));
  await contact.open();
  await contact.fill({ ...typed, email: mailbox.address });
  const goBack = async () => {
    await page.goBack();
    await expect(site.heading).toHaveText(message('education.hero.title'));
    await expect(contact.dialog).toHaveCount(0);
  };

  await test.step('after a failure', async () => {
    await mailbox.fail('reset');
    await contact.submit.click();
    await expect(contact.failure).toContainText(contactEmail);
    await goBack();
    await expect(site.heading).toBeFocused();
    await page.goForward();
    await expect(site.heading).toHaveText(message('home.hero.title'));
    await contact.open();
    await expect(contact.failure).toHaveCount(0);
    await contact.expectFields({});
    // A new text is never overwritten.
    await contact.name.fill('Grace');
    await expect(contact.restore).toHaveCount(0);
    await contact.name.fill('');
    await expect(contact.dialog).toContainText('An engine & a loom?');
    await contact.restore.click();
    await expect(contact.name).toBeFocused();
    await contact.expectFields({ ...typed, email: mailbox.address });
  });
  await test.step('while it is being sent', async () => {
    await mailbox.fail('hang');
    await contact.submit.click();
    await expect(contact.sending).toBeVisible();
    await goBack();
    await expect.poll(mailbox.requests).toBe(2);
    await letSendTimeOut(page);
    await expectFailureShown(contact);
    await contact.expectFields({ ...typed, email: mailbox.address });
  });
  await test.step('what was sent is not offered again', async () => {
    await contact.submit.click();
    await expect(contact.sent).toBeVisible();
    await contact.closeButton.click();
    await contact.open();
    await expect(contact.submit).toBeVisible();
    await expect(contact.restore).toHaveCount(0);
    expect(await mailbox.received()).toHaveLength(1);
  });
});
