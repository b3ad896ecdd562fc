import type { Locator, Page } from '@playwright/test';
import { questions } from '../../../src/brief/questions';
import { homeQuestions } from '../../../src/content/pageLists';
import { localeFacts, sourceLocale } from '../../../src/i18n/locales';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../../fixtures';
import { message } from '../../messages';
import { otherLocale } from '../../support/samples';
import type { Site } from '../../support/site';

const hasLanguages = otherLocale !== sourceLocale;

/** A press on a link to another language that opens it elsewhere: nothing is stored, and this document stays as it is. */
async function expectUntouched(page: Page, site: Site, press: (link: Locator) => Promise<void>) {
  const language = site.footer.getByRole('link', { name: localeFacts[otherLocale].name });
  await language.scrollIntoViewIfNeeded();
  // Some browsers open a tab or a window, some save a file, some do nothing.
  await page.evaluate(() => {
    for (const name of ['click', 'auxclick'] as const)
      document.addEventListener(name, (event) => event.preventDefault());
  });
  await press(language);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toEqual([]);
  await expect(page).toHaveURL('/about-us');
  expect(site.documents()).toEqual(['/about-us']);
}

test('a language that is opened with a modifier key changes nothing here', async ({ page, site }) => {
  test.skip(!hasLanguages, 'There is one language alone.');
  await site.open('/about-us');
  for (const modifier of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
    await expectUntouched(page, site, (language) => language.click({ modifiers: [modifier] }));
  }
});

test('nor does one that is opened with the middle button', async ({ page, site }) => {
  needs('middleButton');
  test.skip(!hasLanguages, 'There is one language alone.');
  await site.open('/about-us');
  await expectUntouched(page, site, (language) => language.click({ button: 'middle' }));
});

test('a language whose page never came takes no other page to its place', async ({ page, site }) => {
  test.skip(!hasLanguages, 'There is one language alone.');
  await site.open('/about-us');
  const language = site.footer.getByRole('link', { name: localeFacts[otherLocale].name });
  await language.scrollIntoViewIfNeeded();
  // The visitor stops the load.
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  await language.click();
  await site.open('/services/ai');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Nor later, when nobody thinks of it any more.
  await page.goto(`${localeFacts[otherLocale].prefix}/about-us`);
  await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** A double click whose second press comes when the first one has had its effect. */
async function pressTwice(page: Page, control: Locator, comes: () => Promise<void>) {
  await control.hover();
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await comes();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('a double click on Continue answers one question', async ({ page, site }) => {
  needs('doubleClick');
  await site.open('/brief');
  await site.main
    .getByRole('link', { name: message('brief.start') })
    .first()
    .dblclick();
  for (const { id } of questions.slice(0, 3)) {
    await expect(site.heading).toHaveText(message(`brief.${id}.question`));
    await site.main.getByRole('button', { name: message('brief.continue') }).dblclick();
  }
  await expect(site.heading).toHaveText(message(`brief.${questions[3].id}.question`));
  await pressTwice(page, site.main.getByRole('button', { name: message('brief.continue') }), () =>
    expect(site.heading).toHaveText(message(`brief.${questions[4].id}.question`)),
  );
  await expect(site.heading).toHaveText(message(`brief.${questions[4].id}.question`));
  await site.main.getByRole('link', { name: message('brief.back') }).dblclick();
  await expect(site.heading).toHaveText(message(`brief.${questions[3].id}.question`));
  await site.main.getByRole('link', { name: message('brief.skip') }).dblclick();
  await expect(site.heading).toHaveText(message(`brief.${questions[4].id}.question`));
  await site.main.getByRole('link', { name: message('brief.back') }).dblclick();
  await expect(site.heading).toHaveText(message(`brief.${questions[3].id}.question`));
});

test('a double click opens, and sends once', async ({ page, site, contact, mailbox, isNarrow }) => {
  needs('doubleClick');
  await site.open('/');
  if (!isNarrow) {
    const services = site.navigation.getByRole('button', { name: message('common.nav.services') });
    await services.dblclick();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  }
  const question = site.main.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) });
  await question.dblclick();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
  for (let time = 0; time < 2; time += 1) {
    await opener.dblclick();
    await expect(contact.name).toBeFocused();
    if (time === 0) await contact.closeButton.dblclick();
    if (time === 0) await expect(contact.dialog).toHaveCount(0);
  }
  await contact.fill({ email: mailbox.address });
  await contact.submit.dblclick();
  await expect(contact.sent).toBeVisible();
  expect(await mailbox.requests()).toBe(1);
});

test('of a double click in a field or on a box nothing is taken away', async ({ page, site }) => {
  needs('doubleClick');
  await site.open('/referral');
  const box = page.getByRole('checkbox');
  await box.dblclick();
  await expect(box).not.toBeChecked();
  const field = page.getByRole('textbox').first();
  await field.fill('Ada');
  await field.dblclick();
  await page.keyboard.type('Grace');
  await expect(field).toHaveValue('Grace');
});
