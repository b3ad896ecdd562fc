import type { Locator } from '@playwright/test';
import { homeQuestions } from '../../src/content/pageLists';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { sectionOf } from '../support/site';

test('home has few landmarks, and portraits that arrive', async ({ page, site, isNarrow }) => {
  await site.open('/');
  // On a phone the menu is in a dialog.
  await expect(page.getByRole('navigation')).toHaveCount(isNarrow ? 2 : 3);
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);
  for (const role of ['region', 'complementary', 'form', 'search', 'status', 'alert'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const experts = sectionOf(page, 'Top experts').getByRole('listitem');
  await experts.last().scrollIntoViewIfNeeded();
  // Decoration: the name is next to it.
  for (const portrait of [experts.first().getByRole('presentation'), experts.last().getByRole('presentation')]) {
    const width = () => portrait.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

test('questions open one at a time, none at first', async ({ page, site }) => {
  await site.open('/');
  const buttons = sectionOf(page, message('home.faq.heading')).getByRole('heading', { level: 3 }).getByRole('button');
  await expect(buttons).toHaveText(homeQuestions.map((id) => message(`home.faq.${id}.question`)));
  const expectOpen = async (openId: string | null) => {
    for (const [index, id] of homeQuestions.entries()) {
      const isOpen = id === openId;
      await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', String(isOpen));
      const answer = site.main.getByText(message(`home.faq.${id}.answer`).slice(0, 60));
      await expect(answer).toBeVisible({ visible: isOpen });
    }
  };
  await expectOpen(null);
  for (const [index, id] of homeQuestions.entries()) {
    await buttons.nth(index).click();
    await expectOpen(id);
  }
  await buttons.last().click();
  await expectOpen(null);
  await expect(site.main.getByText('7 am to 4 pm Eastern')).toBeHidden();
});

test('lists have as many columns as the screen has room for', async ({ page, site }) => {
  await site.open('/');
  const columnsOf = async (list: Locator) =>
    new Set(
      await list
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left))),
    ).size;
  const lists = ['Top experts', message('home.services.heading'), message('home.technologies.heading')].map((heading) =>
    sectionOf(page, heading).getByRole('list'),
  );
  for (const [width, ...columns] of [
    [320, 2, 1, 1],
    [390, 2, 1, 2],
    [768, 3, 2, 4],
    [1440, 6, 4, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, ...(await Promise.all(lists.map(columnsOf)))]).toEqual([width, ...columns]);
  }
});
