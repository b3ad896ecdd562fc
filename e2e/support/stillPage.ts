import type { Page } from '@playwright/test';

/** Fixes the random numbers and the date of the pages that are loaded from now on. */
export async function leaveNothingToChance(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-12-15T12:00:00Z');
  await page.addInitScript({ content: 'Math.random = () => 0;' });
}

/**
 * Moves the pointer off the page and waits until fonts, posters and all pictures of the page are loaded and painted.
 */
export async function stillPage(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const video of document.querySelectorAll('video')) video.removeAttribute('loading');
    const posters = Array.from(document.querySelectorAll('video'), ({ poster }) =>
      Object.assign(new Image(), { src: poster }),
    );
    const pictures = [...document.images].map((image) => Object.assign(image, { loading: 'eager' }));
    // Other tests report files that cannot be loaded.
    await Promise.allSettled([document.fonts.ready, ...[...pictures, ...posters].map((image) => image.decode())]);
    await frame();
    await frame();
  });
}
