import { expect, test } from '../fixtures';

/** Milliseconds between the load of a page and the click: its parts become interactive one after another. */
const delays = [0, 300, 1000, 3000, 6000];

/** How far the part that the address names is from its place below the header, and whether it has the focus. */
const arrival = () => {
  const part = document.querySelector(location.hash || '#none');
  const distance = Math.abs((part?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - 92.64);
  return { hash: location.hash, isThere: distance <= 1, isFocused: part !== null && document.activeElement === part };
};

const links = [
  { path: '/referral', name: 'Refer someone', hash: '#form' },
  { path: '/services/meteor', name: 'See the work', hash: '#success-stories' },
  { path: '/services/product-design', name: 'See the work', hash: '#success-stories' },
  { path: '/case-studies/sostena', name: 'Lanes for docks, blocks for lots', hash: '#board' },
  { path: '/privacy-policy', name: 'Why we use it', hash: '#purpose' },
  { path: '/due-diligence', name: 'Security', hash: '#security' },
] as const;

for (const delay of delays) {
  test(`${delay} ms after the load a link to a part scrolls to it, offset by 92.64 px for the header`, async ({
    page,
  }) => {
    // Later every page is as ready as the first.
    for (const { path, name, hash } of delay === 0 ? links : links.slice(0, delay > 300 ? 1 : 3)) {
      await test.step(path, async () => {
        await page.goto(path);
        // The time of the click is the subject.
        await page.waitForTimeout(delay);
        await page.getByRole('link', { name, exact: true }).first().click();
        await expect.poll(() => page.evaluate(arrival)).toEqual({ hash, isThere: true, isFocused: true });
        // Parts above it that become interactive must not move it.
        await page.waitForTimeout(1000);
        expect(await page.evaluate(arrival)).toEqual({ hash, isThere: true, isFocused: true });
      });
    }
  });
}

const toTerms = [
  { path: '/privacy-policy', name: 'terms of the referral program', delays: [0, 5000] },
  { path: '/terms-and-conditions', name: 'its own terms', delays: [0] },
];

for (const { path, name, delays } of toTerms) {
  test(`${path}: a link to the terms of the referral page ends at them`, async ({ page }) => {
    for (const delay of delays) {
      await test.step(`after ${delay} ms`, async () => {
        await page.goto(path);
        // The time of the click is the subject.
        await page.waitForTimeout(delay);
        await page.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL('/referral#terms');
        await expect.poll(() => page.evaluate(arrival)).toEqual({ hash: '#terms', isThere: true, isFocused: true });
        await expect(
          page.getByRole('heading', { name: /terms/i }).getByRole('button', { expanded: true }),
        ).toBeVisible();
        await page.waitForTimeout(1000);
        expect(await page.evaluate(arrival)).toEqual({ hash: '#terms', isThere: true, isFocused: true });
      });
    }
  });
}
