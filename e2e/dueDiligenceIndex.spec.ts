import type { Locator } from '@playwright/test';
import { dueDiligence, dueDiligenceTopics } from '../src/content/dueDiligence';
import { localeFacts, locales } from '../src/i18n/locales';
import { messageId } from '../src/i18n/messageId';
import { hrefOf } from '../src/routes';
import { needs } from './engines/needs';
import { expect, test } from './fixtures';
import { message, messagesIn } from './messages';
import { tagOf } from './pages/samples';

const path = '/due-diligence';
const titleOf = (id: string) => messageId('dueDiligence.facts', id, 'title');

test('the keyboard gets from the index to a topic, and on to its source', async ({ page, site }) => {
  await site.open(path);
  const contents = page.getByRole('navigation', { name: message('common.onThisPage') });
  const name = message('dueDiligence.dataProtection.heading');
  await contents.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(message('dueDiligence.source.privacy'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/privacy-policy#visit');
  await expect(page.getByRole('heading', { level: 2, name: message('privacyPolicy.visit.heading') })).toBeFocused();
});

for (const locale of locales) {
  test(
    `the index in ${localeFacts[locale].name} has a block for every answer: a link that says question and status`,
    tagOf(locale),
    async ({ page }) => {
      const said = messagesIn(locale);
      await page.goto(hrefOf(path, locale));
      const index = page.getByRole('navigation', { name: said('common.onThisPage') });
      for (const topic of dueDiligenceTopics) {
        const row = index.getByRole('listitem').filter({
          has: page.getByRole('link', { name: said(messageId('dueDiligence', topic, 'heading')), exact: true }),
        });
        await expect(row.getByRole('list').getByRole('link')).toHaveCount(dueDiligence[topic].length);
        for (const [place, { id, status }] of dueDiligence[topic].entries()) {
          const block = row.getByRole('list').getByRole('link').nth(place);
          const name = said('dueDiligence.answerLink', {
            title: said(titleOf(id)),
            status: said(`dueDiligence.status.${status}`),
          });
          await expect(block).toHaveAccessibleName(name);
          await expect(block).toHaveAttribute('href', `${hrefOf(path, locale)}#${id}`);
          const box = await block.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
        }
      }
    },
  );
}

test('a block of the index leads to its answer, which is marked', async ({ page, site }) => {
  await site.open(path);
  const title = message(titleOf('escrow'));
  const index = page.getByRole('navigation', { name: message('common.onThisPage') });
  await index.getByRole('link', { name: title }).press('Enter');
  const heading = page.getByRole('heading', { level: 3, name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const backgroundOf = (answer: Locator) => answer.evaluate((element) => getComputedStyle(element).backgroundColor);
  const answers = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await backgroundOf(answers.filter({ has: heading }))).not.toBe(await backgroundOf(answers.first()));
});

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('a block leads to its answer', async ({ page }) => {
    await page.goto(path);
    const index = page.getByRole('navigation', { name: message('common.onThisPage') });
    await index.getByRole('link', { name: message(titleOf('travel')) }).click();
    await expect(page).toHaveURL(`${path}#travel`);
    await expect(page.getByRole('heading', { level: 3, name: message(titleOf('travel')) })).toBeInViewport();
  });
});
