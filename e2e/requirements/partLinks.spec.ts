import { expect, test } from '../fixtures';

/** How far the part that the address names is from its place below the header, and whether it has the focus. */
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
  // Each is of a kind with one above.
  { path: '/services/meteor', name: 'See the work', to: '/services/meteor#success-stories' },
  { path: '/privacy-policy', name: 'Why we use it', to: '/privacy-policy#purpose' },
  { path: '/privacy-policy', name: 'terms of the referral program', to: '/referral#terms' },
] as const;

/** Milliseconds between the load of a page and the click: its parts become interactive one after another. */
const runs = [
  { delay: 0, tested: links.slice(0, 5), tag: [] },
  { delay: 300, tested: links.slice(0, 2), tag: [] },
  ...[0, 300, 1000, 3000, 6000].map((delay) => ({ delay, tested: links, tag: '@long' })),
];

for (const { delay, tested, tag } of runs) {
  const title = `${delay} ms after the load each of ${tested.length} links to a part scrolls to it, offset by 92.64 px for the header`;

  test(title, { tag }, async ({ page, isNarrow }) => {
    test.skip(isNarrow && tested.length === 2, 'The long run clicks later on a phone');
    for (const { path, name, to } of tested) {
      await test.step(`${path}: ${name}`, async () => {
        await page.goto(path);
        // The time of the click is the subject.
        await page.waitForTimeout(delay);
        await page.getByRole('link', { name, exact: true }).first().click();
        await expect.poll(() => page.evaluate(arrival)).toEqual({ to, isThere: true, isFocused: true });
        const terms = page.getByRole('heading', { name: /^terms/i }).getByRole('button');
        if (to === '/referral#terms') await expect(terms).toHaveAttribute('aria-expanded', 'true');
        // Parts above it that become interactive must not move it.
        await page.waitForTimeout(1000);
        expect(await page.evaluate(arrival)).toEqual({ to, isThere: true, isFocused: true });
      });
    }
  });
}
