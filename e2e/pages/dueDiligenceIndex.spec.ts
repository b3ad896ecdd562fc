import { dueDiligence, type DueDiligenceFact, dueDiligenceTopics } from '../../src/content/dueDiligence';
import { localeFacts, locales } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/routes';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { tagOf } from '../support/samples';

const path = '/due-diligence';

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
    `the index in ${localeFacts[locale].name} says how many answers of each topic we have`,
    tagOf(locale),
    async ({ page }) => {
      const said = messagesIn(locale);
      await page.goto(hrefOf(path, locale));
      const index = page.getByRole('navigation', { name: said('common.onThisPage') });
      await expect(index.getByRole('listitem')).toHaveText(
        dueDiligenceTopics.map((topic) => {
          const facts: readonly DueDiligenceFact[] = dueDiligence[topic];
          const have = facts.filter(({ status }) => status === 'have').length;
          return (
            said(messageId('dueDiligence', topic, 'heading')) +
            said('dueDiligence.topicCount', { number: have, count: facts.length })
          );
        }),
      );
    },
  );
}

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('the index leads to a topic', async ({ page }) => {
    await page.goto(path);
    const index = page.getByRole('navigation', { name: message('common.onThisPage') });
    const name = message('dueDiligence.sustainability.heading');
    await index.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${path}#sustainability`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
  });
});
