import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const services = [
  ['AI development', '/services/ai'],
  ['Web development', '/services/web-development'],
  ['Mobile development', '/services/mobile-development'],
  ['Product design', '/services/product-design'],
  ['Consulting', '/services/consulting'],
  ['Performance Analysis', '/services/performance-analysis'],
  ['DevOps', '/services/devops'],
  ['Marketing websites', '/services/marketing-websites'],
  ['Meteor', '/services/meteor'],
] as const;

/** The menu: in the header on a wide screen, behind a button on a narrow one. */
async function openMenu(page: Page, isNarrow: boolean) {
  if (isNarrow) await page.getByRole('button', { name: /open.*menu/i }).click();
  return page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Services', exact: true }) });
}

test('Header: sticky, logo linking home', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /nine blocks/i })
    .click();
  await expect(page).toHaveURL('/');
});

test('Menu in order: Home; Services (dropdown toggled by click) with ten items; Case studies; About Us', async ({
  page,
  isNarrow,
}) => {
  await page.goto('/');
  const menu = await openMenu(page, isNarrow);
  const entries = menu.getByRole('link').or(menu.getByRole('button'));
  await expect(entries).toHaveText(['Home', 'Services', 'Case studies', 'About Us']);
  const group = menu.getByRole('button', { name: 'Services', exact: true });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  const arrow = () =>
    group.evaluate((button) => {
      const { transform, rotate } = getComputedStyle(button.querySelector('svg') ?? button);
      return `${transform} ${rotate}`;
    });
  const closed = await arrow();
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.click();

  await test.step('ten items', async () => {
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    // A list of links, not a widget with keys of its own.
    for (const role of ['menu', 'menubar', 'menuitem'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    const list = menu.getByRole('listitem').getByRole('listitem');
    await expect(list).toHaveCount(10);
    for (const [index, [name, href]] of services.entries()) {
      await expect(list.nth(index).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  });
  await test.step('an external link to the cloud hosting product opening in a new tab', async () => {
    const hosting = menu.getByRole('link', { name: /hosting/i });
    await expect(hosting).toHaveAttribute('target', '_blank');
    await expect(hosting).toHaveAttribute('href', /^https:/);
    await expect(hosting).toHaveAttribute('rel', /noopener/);
    await expect(hosting).toHaveAccessibleName(/opens in a new tab/);
  });
  await test.step("The open group's arrow rotates", async () => {
    await expect.poll(arrow).not.toBe(closed);
  });
  await test.step('clicking Services toggles', async () => {
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: 'Consulting', exact: true })).toBeHidden();
  });
});

test('A menu entry is active when the current path equals its link or one of its children’s links; the active entry is underlined', async ({
  page,
  isNarrow,
}) => {
  const active = [
    ['/', 'Home'],
    ['/services/meteor', 'Services'],
    ['/about-us', 'About Us'],
    ['/case-studies/favro', undefined],
  ] as const;
  for (const [path, name] of active) {
    await test.step(path, async () => {
      await page.goto(path);
      const menu = await openMenu(page, isNarrow);
      const entries = menu.getByRole('link').or(menu.getByRole('button'));
      await expect(entries).toHaveCount(4);
      await expect
        .poll(() =>
          entries.evaluateAll((all) =>
            all
              .filter((entry) => getComputedStyle(entry).textDecorationLine === 'underline')
              .map((entry) => entry.textContent),
          ),
        )
        .toEqual(name === undefined ? [] : [name]);
      // Only a link to the open page has aria-current.
      await expect(
        menu.getByRole('link', { name: name ?? 'Home', exact: true }).and(page.locator('[aria-current=page]')),
      ).toHaveCount(name === undefined || name === 'Services' ? 0 : 1);
    });
  }
});
