import { questions } from '../../src/brief/questions';
import { company } from '../../src/content/company';
import { locales } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { contactEmail, message, messagesIn } from '../messages';
import { briefPage } from '../support/brief';
import { readDocument, textsOf } from '../support/htmlDocument';

const questionOf = (id: (typeof questions)[number]['id']) => message(`brief.${id}.question`);

test('is written by keyboard alone, one question at a time, with its progress in words and without a violation', async ({
  page,
  site,
  press,
  expectAccessible,
}) => {
  await site.open('/brief');
  const brief = briefPage(page);
  await brief.start.focus();
  await press('Enter');
  for (const [index, { id, kind }] of questions.entries()) {
    await expect(brief.heading).toHaveText(questionOf(id));
    await expect(brief.heading).toBeFocused();
    if (questions.findIndex((other) => other.kind === kind) === index) await expectAccessible();
    const progress = message('brief.progress', { number: index + 1, count: questions.length });
    await expect(site.main.getByText(progress, { exact: true })).toBeVisible();
    if (kind === 'text') {
      await press('Tab');
      await expect(brief.answer).toBeFocused();
      await page.keyboard.type(`About ${id}`);
      await press('Tab');
    } else await brief.proceed.focus();
    await expect(brief.proceed).toBeFocused();
    await press('Enter');
  }
  await expect(brief.heading).toHaveText(message('brief.check.title'));
  await expect(brief.heading).toBeFocused();
  await expect(site.main.getByRole('definition').filter({ hasText: /^About / })).toHaveCount(6);
  await expect(site.main.getByText(message('brief.check.none'), { exact: true })).toHaveCount(3);
});

test('a step has an address; history and other pages keep every answer, and nothing is stored', async ({
  page,
  site,
}) => {
  await page.goto('/brief?step=nothing');
  const brief = briefPage(page);
  await expect(brief.heading).toHaveText(message('brief.hero.title'));
  await page.goto('/brief?step=problem');
  await site.hydrated();
  await brief.answer.fill('Shelves');
  await brief.proceed.click();
  await expect(brief.heading).toHaveText(questionOf('users'));
  await brief.answer.fill('Twelve people');
  await page.goBack();
  await expect(brief.answer).toHaveValue('Shelves');
  await page.goForward();
  await expect(brief.answer).toHaveValue('Twelve people');
  await brief.back.click();
  await expect(brief.answer).toHaveValue('Shelves');
  await brief.skip.click();
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true }).click();
  await expect(brief.heading).toHaveText(message('aboutUs.hero.title'));
  await page.goBack();
  await expect(brief.answer).toHaveValue('Twelve people');
  expect(site.documents()).toEqual(['/brief', '/brief']);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0]);
});

test('the last step leads to each answer, refuses dates in the wrong order, and is printed', async ({ page, site }) => {
  needs('dateField');
  await site.open('/brief');
  const brief = briefPage(page);
  await brief.answerFirst('Shelves');
  const change = (id: Parameters<typeof questionOf>[0]) =>
    site.main.getByRole('link', { name: `${message('brief.check.change')} ${questionOf(id)}` });
  await change('dates').click();
  await expect(brief.heading).toHaveText(questionOf('dates'));
  await expect(brief.heading).toBeFocused();
  await brief.typeDate('brief.dates.start', '2027-03-01');
  const end = page.getByLabel(message('brief.dates.end'));
  await brief.typeDate('brief.dates.end', '2027-02-01');
  await brief.proceed.click();
  await expect(end).toBeFocused();
  await expect(end).toHaveAccessibleDescription(message('brief.dates.order'));
  await brief.typeDate('brief.dates.end', '2027-03-01');
  await brief.proceed.click();
  await expect(page).toHaveURL(/[?&]step=check$/);
  await change('budget').click();
  await page.getByRole('radio', { name: '$25,000 to $50,000' }).check();
  await brief.proceed.click();
  await change('criteria').click();
  await page.getByLabel(message('brief.criteria.ownership')).selectOption('5');
  await brief.proceed.click();
  await expect(brief.heading).toHaveText(message('brief.check.title'));
  await page.emulateMedia({ media: 'print' });
  for (const answer of [
    'Shelves',
    /^Earliest start: March 1, 2027\nNeeded by: March 1, 2027$/,
    '$25,000 to $50,000',
    'Ownership of the code: 5 of 5',
  ]) {
    await expect(site.main.getByRole('definition').filter({ hasText: answer })).toBeVisible();
  }
  await expect(brief.send).toBeHidden();
  await expect(change('dates')).toBeHidden();
});

test('is sent by the contact dialog', async ({ page, site, contact, mailbox }) => {
  await site.open('/brief');
  const brief = briefPage(page);
  await brief.answerFirst('Shelves are\n# counted by hand.');
  await brief.send.click();
  const text = `# Project brief for ${company.name}\n\n## 1. What problem should the software solve?\n\nShelves are\n\\# counted by hand.`;
  await expect(contact.description).toHaveValue(`${text}\n`);
  await contact.fill({ email: mailbox.address });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.received()).toMatchObject([{ content: text, to: contactEmail }]);
  await contact.closeButton.click();
  await expect(brief.send).toBeFocused();
  // The dialog that opens next is empty again.
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true }).click();
  await expect(brief.heading).toHaveText(message('aboutUs.hero.title'));
  await contact.open();
  await expect(contact.description).toHaveValue('');
});

test('without script all questions are in the HTML of every language, so that visitors can copy them', async ({
  request,
}) => {
  for (const locale of locales) {
    const said = messagesIn(locale);
    const html = await readDocument(request, hrefOf('/brief', locale));
    const asked = questions.map(({ id }) => said(`brief.${id}.question`));
    expect(textsOf(html.all('h3'))).toEqual(expect.arrayContaining(asked));
    const mails = html.all('main').flatMap((main) => main.all('a').filter(({ text }) => text.includes(contactEmail)));
    for (const { attributes } of mails) expect(attributes['href']).toMatch(/^mailto:/);
    expect(mails).not.toEqual([]);
  }
});
