import type { Page } from '@playwright/test';
import { privacySections } from '../../src/content/privacySections';
import { expect, test } from '../fixtures';
import { hold, pageFiles } from '../support/held';
import type { Site } from '../support/site';
import { message } from '../messages';

const path = '/privacy-policy';

// A section in the middle of the page can reach the top of the screen, and the scroll to it is long.
const id = privacySections[Math.floor(privacySections.length / 2)] ?? '';
const heading = message(`privacyPolicy.${id}.heading` as 'privacyPolicy.purpose.heading');

/** The height of the header, and how long the page waits before it scrolls (docs/requirements.md, 1.5). */
const offset = 92.64;
const delay = 200;

const noon = new Date('2030-01-01T12:00:00Z');

/** Loads an address with paused timers, and requests the script, because the page's own timer for this is paused. */
async function load(page: Page, fragment: string, meanwhile: () => Promise<void> = async () => {}) {
  await page.clock.install({ time: noon });
  await page.clock.pauseAt(new Date(noon.getTime() + 1000));
  await page.goto(`${path}#${fragment}`);
  await meanwhile();
  await page.evaluate(() => document.dispatchEvent(new Event('pointerover')));
}

/** Opens an address with paused timers at the top of the page, and records every later scroll position. */
async function openPaused(page: Page, site: Site, fragment: string) {
  await load(page, fragment);
  await site.hydrated();
  await page.evaluate(() => {
    // The browser itself has jumped to the fragment while it loaded the HTML.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const positions: number[] = [];
    Object.assign(window, { positions });
    window.addEventListener('scroll', () => {
      if (window.scrollY > 0) positions.push(window.scrollY);
    });
  });
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const positions = (page: Page) => page.evaluate(() => new Set((window as { positions?: number[] }).positions).size);

const topOf = async (page: Page) =>
  (await page.getByRole('heading', { level: 2, name: heading }).boundingBox())?.y ?? Number.NaN;

/** Waits until the top of an element is at the lower edge of the header. */
const expectBelowHeader = (top: () => Promise<number>) =>
  expect
    .poll(async () => Math.abs((await top()) - offset), 'pixels between the lower edge of the header and the target')
    .toBeLessThanOrEqual(1);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const manner = reducedMotion === 'reduce' ? 'jumps' : 'scrolls smoothly';

  test(`with motion ${reducedMotion}, the page ${manner} to its fragment after 200 ms`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion });
    await openPaused(page, site, id);
    await page.clock.runFor(delay - 1);
    expect(await scrolled(page)).toBe(0);
    expect(await topOf(page)).toBeGreaterThan(2 * offset);

    await page.clock.runFor(1);
    await expectBelowHeader(() => topOf(page));
    // The browser sends the scroll event after the scroll.
    await expect.poll(() => positions(page)).toBeGreaterThan(0);
    // A jump has one position. The browser may add a second one when content above the heading loads.
    if (reducedMotion === 'reduce') expect(await positions(page)).toBeLessThanOrEqual(2);
    else await expect.poll(() => positions(page)).toBeGreaterThan(2);
  });
}

test('a control with room for its focus ring also stops right below the header', async ({ page, site }) => {
  await site.open('/#faq-english-heading');
  const question = page.getByRole('button', { name: message('home.faq.english.question') });
  await expectBelowHeader(async () => (await question.boundingBox())?.y ?? Number.NaN);
});

test('a key press during the delay cancels the scroll to the fragment', async ({ page, site }) => {
  await openPaused(page, site, id);
  await page.keyboard.press('Shift');
  await page.clock.runFor(10 * delay);
  expect(await scrolled(page)).toBe(0);
});

test('a turn of the wheel before hydration also cancels the scroll to the fragment', async ({ page, site }) => {
  const scripts = await hold(page, /\.js$/);
  await load(page, id, async () => {
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => scrolled(page)).toBe(0);
  });
  scripts.release();
  await site.hydrated();
  await page.clock.runFor(10 * delay);
  expect(await scrolled(page)).toBe(0);
});

test('an unknown or malformed fragment does nothing', async ({ page, site }) => {
  await openPaused(page, site, '%E0%A4%A');
  for (const fragment of ['', 'nowhere', '%', '"]']) {
    if (fragment !== '') await page.goto(`${path}#${fragment}`);
    await page.clock.runFor(10 * delay);
    expect(await scrolled(page), fragment).toBe(0);
  }
  // It does not scroll away from the element of an earlier fragment.
  for (const fragment of [id, 'nowhere']) {
    await page.goto(`${path}#${fragment}`);
    await page.clock.runFor(10 * delay);
    await expectBelowHeader(() => topOf(page));
  }
  await expect(site.heading).not.toBeFocused();
  expect(site.documents()).toEqual([path]);
});

test('a link to a closed answer opens it', async ({ page, site }) => {
  const answer = message('home.faq.timeZone.answer');
  const [words = ''] = /[a-z ]{30,}/i.exec(answer) ?? [];
  await page.goto(`/#:~:text=${encodeURIComponent(words.trim())}`);
  await expect(site.main.getByText(answer)).toBeInViewport();
  await site.hydrated();
  await expect(site.main.getByRole('button', { name: message('home.faq.timeZone.question') })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a link in a part that is not hydrated yet leads to its target, and the part keeps its HTML', async ({ page }) => {
  const body = await hold(page, pageFiles.code('caseStudyBody'));
  await page.goto('/case-studies/sostena');
  await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
  const target = page.locator('#board');
  const html = await target.elementHandle();
  await page.getByRole('link', { name: 'Lanes for docks, blocks for lots', exact: true }).first().click();
  await expect(target).toBeFocused();
  body.release();
  await expect(page.locator('[data-not-hydrated]')).toHaveCount(0);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await html?.evaluate((element) => element.isConnected)).toBe(true);
});
