import type { Locator, Page } from '@playwright/test';
import { questions } from '../../src/brief/questions';
import { homeQuestions } from '../../src/content/pageLists';
import { localeFacts } from '../../src/i18n/locales';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { firstService, oneLanguage, otherLocale } from '../support/samples';
import type { Site } from '../support/site';

test.describe('a link to another language', () => {
  test.skip(...oneLanguage);

  const languageOf = async ({ footer }: Site) => {
    const language = footer.getByRole('link', { name: localeFacts[otherLocale].name });
    await language.scrollIntoViewIfNeeded();
    return language;
  };

  /** Presses the link so that it opens outside of this tab, and expects that nothing is stored and this document does not change. */
  async function expectUntouched(page: Page, site: Site, press: (link: Locator) => Promise<void>) {
    const language = await languageOf(site);
    // Some browsers open a tab or a window, some save a file, and some ignore it.
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

  test('does not change this page when it is opened with a modifier key', async ({ page, site }) => {
    await site.open('/about-us');
    for (const modifier of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
      await expectUntouched(page, site, (language) => language.click({ modifiers: [modifier] }));
    }
  });

  test('does not change this page when it is opened with the middle button', async ({ page, site }) => {
    needs('middleButton');
    await site.open('/about-us');
    await expectUntouched(page, site, (language) => language.click({ button: 'middle' }));
  });

  test('is not remembered if its page never loads, and does not scroll another page', async ({ page, site }) => {
    await site.open('/about-us');
    const language = await languageOf(site);
    // Stops the load, as a visitor can do.
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    await language.click();
    await site.open(`/services/${firstService}`);
    expect(await page.evaluate(() => [window.scrollY, localStorage.getItem('language')])).toEqual([0, null]);
    // A later visit to that page starts at the top, too.
    await page.goto(`${localeFacts[otherLocale].prefix}/about-us`);
    await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('a double click', () => {
  test.beforeEach(() => needs('doubleClick'));

  test('on Continue, Back or Skip of the brief moves by one question', async ({ page, site }) => {
    const link = (id: 'start' | 'back' | 'skip') =>
      site.main.getByRole('link', { name: message(`brief.${id}`) }).first();
    const proceed = site.main.getByRole('button', { name: message('brief.continue') });
    const expectQuestion = (index: 0 | 1 | 2 | 3) =>
      expect(site.heading).toHaveText(message(`brief.${questions[index].id}.question`));
    await site.open('/brief');
    await link('start').dblclick();
    await expectQuestion(0);
    await proceed.dblclick();
    await expectQuestion(1);
    // The second click comes after the effect of the first one.
    await proceed.hover();
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await expectQuestion(2);
    }
    await link('back').dblclick();
    await expectQuestion(1);
    await link('skip').dblclick();
    await expectQuestion(2);
    await link('back').dblclick();
    await expectQuestion(1);
  });

  test('opens a menu, an answer and the dialog, and sends once', async ({ page, site, contact, mailbox, isNarrow }) => {
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
    await opener.dblclick();
    await expect(isNarrow ? contact.title : contact.name).toBeFocused();
    await contact.closeButton.dblclick();
    await expect(contact.dialog).toHaveCount(0);
    await opener.dblclick();
    await contact.fill({ email: mailbox.address });
    await contact.submit.dblclick();
    await expect(contact.sent).toBeVisible();
    expect(await mailbox.requests()).toBe(1);
  });
});
