import { featuredSlugs } from '../../src/content/caseStudies';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { fiveStudies } from '../support/samples';

const path = '/case-studies/compare';
const [one, two] = fiveStudies;
const four = fiveStudies.slice(0, 4);

test('the table scrolls sideways by keyboard under criteria that stay, and hides no link below them', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 640, height: 800 });
  const { columns, region, rows, table } = comparePage(page);
  await page.goto(`${path}?studies=${four.join(',')}`);
  await site.hydrated();
  await expect.poll(columns).toEqual(namesOf(four));
  await region.focus();
  const scrolled = () => region.evaluate((element) => Math.abs(element.scrollLeft));
  await page.keyboard.press('ArrowRight');
  // To the end of the movement that the key begins: what comes into view meanwhile would be moved on by it.
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await scrolled();
      return before > 0 && before === last;
    })
    .toBe(true);
  await table.getByRole('link', { name: namesOf(four.slice(-1))[0] ?? '', exact: true }).focus();
  await expect(rows.first()).toBeInViewport();
  const link = table.getByRole('link', { name: namesOf([one])[0] ?? '', exact: true });
  await link.focus();
  const [head, name] = [await rows.first().boundingBox(), await link.boundingBox()];
  expect(name?.x).toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? Infinity));
});

for (const studies of [featuredSlugs, [one, two]]) {
  const search = studies === featuredSlugs ? '' : `?studies=${studies.join(',')}`;

  test(`nothing jumps while the page ${search} is hydrated, and on a phone two case studies are next to each other`, async ({
    page,
    site,
  }) => {
    needs('layoutShifts');
    await page.addInitScript(() => {
      // Only the size of a movement: what moved cannot be copied into a mark.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) performance.mark('moved', { detail: entry.toJSON().value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { columns, region, table } = comparePage(page);
    await page.goto(path + search);
    await site.hydrated();
    await expect.poll(columns).toEqual(namesOf(studies));
    const moves = await page.evaluate(() =>
      performance.getEntriesByName('moved').map((mark) => (mark as PerformanceMark).detail as number),
    );
    expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.1);
    if (studies.length > 2) return;

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const cells = table.getByRole('row', { name: message('compare.row.problem') }).getByRole('cell');
    const [first, second] = [await cells.first().boundingBox(), await cells.nth(1).boundingBox()];
    expect(first?.y).toBe(second?.y);
    // Each is below its name, in half of the width.
    const heads = table.getByRole('columnheader');
    expect((await heads.nth(1).boundingBox())?.x).toBe(first?.x);
    expect((await heads.nth(2).boundingBox())?.x).toBe(second?.x);
    expect(first?.width).toBeGreaterThan(165);
  });
}
