import { expect, test } from '../fixtures';

/** Runs in the browser: returns whether the part in the address is right below the header, and whether it has the focus. */
const arrival = () => {
  const part = document.querySelector(location.hash || '#none');
  const distance = Math.abs((part?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) - 92.64);
  const isFocused = part !== null && document.activeElement === part;
  return { to: location.pathname + location.hash, isThere: distance <= 1, isFocused };
};

const links = [
  { path: '/referral', name: 'Refer someone', to: '/referral#form' },
  { path: '/services/product-design', name: 'See the work', to: '/services/product-design#success-stories' },
  { path: '/case-studies/sostena', name: 'Lanes for docks, blocks for lots', to: '/case-studies/sostena#board' },
  { path: '/due-diligence', name: 'Security', to: '/due-diligence#security' },
  { path: '/terms-and-conditions', name: 'its own terms', to: '/referral#terms' },
] as const;

test('a link to a part scrolls to it right after the load, offset by 92.64 px for the header', async ({ page }) => {
  for (const { path, name, to } of links) {
    await test.step(`${path}: ${name}`, async () => {
      await page.goto(path);
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect.poll(() => page.evaluate(arrival)).toEqual({ to, isThere: true, isFocused: true });
      const terms = page.getByRole('heading', { name: /^terms/i }).getByRole('button');
      if (to === '/referral#terms') await expect(terms).toHaveAttribute('aria-expanded', 'true');
      // Parts above it that become interactive must not move it.
      await page.waitForTimeout(1000);
      expect(await page.evaluate(arrival)).toEqual({ to, isThere: true, isFocused: true });
      if (!to.startsWith(`${path}#`)) return;
      await page.goBack();
      await page.evaluate(() => scrollTo(0, 0));
      await page.goForward();
      await expect.poll(() => page.evaluate(arrival)).toEqual({ to, isThere: true, isFocused: true });
    });
  }
});
