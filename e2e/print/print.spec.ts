import type { Locator } from '@playwright/test';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { sectionOf } from '../support/sectionOf';
import { contactEmail, message } from '../messages';

test.beforeEach(({ isNarrow }) => {
  test.skip(isNarrow, 'Paper is as wide as it is.');
});

test('on paper a case study has its cover, its drawings and a still of each video, and nothing lies on anything else', async ({
  page,
  site,
}) => {
  await site.open('/case-studies/zcloud');
  // Of A4, between its margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: message('common.readAnother') })).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('figure').getByRole('img', { includeHidden: true }).first()).toBeVisible();
  await expect(main.locator('video')).toHaveCount(2);
  for (const video of await main.locator('video').all()) await expect(video).toBeHidden();
  const overlaps = await main.evaluate((element) => {
    const blocks = [...element.querySelectorAll('h1, h2, p, figure, dl, ul')].filter(
      (block) => block.checkVisibility() && block.parentElement?.closest('p, figure, dl, ul') === null,
    );
    const bodies = blocks.map((block) => ({
      text: block.textContent.slice(0, 30),
      box: block.getBoundingClientRect(),
    }));
    return bodies.flatMap(({ text, box }, index) =>
      bodies
        .slice(index + 1)
        .filter(({ box: other }) => box.top < other.bottom - 1 && other.top < box.bottom - 1)
        .filter(({ box: other }) => box.left < other.right - 1 && other.left < box.right - 1)
        .map((other) => `${text} / ${other.text}`),
    );
  });
  expect(overlaps).toEqual([]);
});

test('on paper every card of a case study has its cover, and they stand three in a row', async ({ page, site }) => {
  await site.open('/');
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const stories = sectionOf(page, message('home.stories.heading'));
  const covers = stories.locator('img');
  await expect(covers).toHaveCount(3);
  const tops = await covers.evaluateAll((all) => all.map((cover) => Math.round(cover.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  for (const cover of await covers.all()) await expect(cover).toBeVisible();
});

test('of a case study the first sheet holds the cover, on US paper too', async ({ page, site }) => {
  await site.open('/case-studies/unloc');
  // Of Letter, between its margins.
  await page.setViewportSize({ width: 695, height: 935 });
  await page.emulateMedia({ media: 'print' });
  const covers = page.getByRole('main').locator('img[fetchpriority="high"]');
  await expect(covers).toHaveCount(1);
  const box = await covers.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(935);
});

test('on paper a picture of a case study with its words is no higher than a third of a sheet', async ({
  page,
  site,
}) => {
  await site.open('/case-studies/zcloud');
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const figures = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.locator('img') });
  const heights = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  for (const height of heights) expect(height).toBeLessThan(333);
});

test('on paper the work for customers fits one sheet', async ({ page, site }) => {
  await site.open('/services/product-design');
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const work = sectionOf(page, message('service.product-design.featureWork.heading'));
  for (const customer of ['pathable', 'zcloud', 'sostena'] as const) {
    await expect(work.getByText(message(`service.product-design.featureWork.${customer}.description`))).toBeVisible();
  }
  expect((await work.boundingBox())?.height).toBeLessThan(1000);
});

test('US paper, which is lower, takes no more sheets than A4', async ({ page, site }) => {
  needs('pdf');
  await site.open('/case-studies/sekr');
  const sheets = async (format: string) =>
    (await page.pdf({ format, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length;
  expect(await sheets('Letter')).toBe(await sheets('A4'));
});

test('on paper the address stands beside the company’s name at the head, and covers nothing', async ({
  page,
  site,
}) => {
  await site.open('/brief');
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const boxOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([contactEmail]);
  const [address, name, title] = [
    await boxOf(footer),
    await boxOf(page.getByRole('banner').getByRole('link').first()),
    await boxOf(page.getByRole('heading', { level: 1 })),
  ];
  expect(address.left).toBeGreaterThan(name.right);
  expect(address.bottom).toBeLessThan(title.top);
});
