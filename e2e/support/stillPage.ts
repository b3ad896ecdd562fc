import type { Page } from '@playwright/test';

/** Before a page is loaded: what it draws by lot is always the same, whatever the day. */
export async function leaveNothingToChance(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-12-15T12:00:00Z');
  await page.addInitScript({ content: 'Math.random = () => 0;' });
}

/**
 * Takes the pointer off the page and waits until nothing is still to come: fonts, pictures (those far below too), posters,
 * the frame that shows them.
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
    // What cannot be loaded is found by whoever looks at the page.
    await Promise.allSettled([document.fonts.ready, ...[...pictures, ...posters].map((image) => image.decode())]);
    await frame();
    await frame();
  });
}
