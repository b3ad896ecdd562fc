import { routes } from '../src/routes';
import { expect, test } from './fixtures';

/** One page of each kind, and those whose words stand in the narrowest places. */
const paths = routes
  .filter(({ page }, index) => routes.findIndex((other) => other.page === page) === index)
  .map(({ path }) => path)
  .concat('/services/product-design', '/services/meteor', '/case-studies/monti-apm');

test('with letters twice as large nothing reaches over the edge', async ({ page, site }) => {
  test.setTimeout(120_000);
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await site.alive();
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    const { needed, offered } = await page.evaluate(() => ({
      needed: document.documentElement.scrollWidth,
      offered: window.innerWidth,
    }));
    if (needed > offered) wide.push(`${path}: ${needed} instead of ${offered}`);
  }
  expect(wide).toEqual([]);
});
