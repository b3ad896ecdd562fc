import type { Page } from '@playwright/test';

/** From now on collects how long each interaction took until the next frame (Event Timing), in ms; returns how to take the longest. */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  const durations = await page.evaluateHandle(() => {
    const collected: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => collected.push(...list.getEntries().map(({ duration }) => duration))).observe(
      options,
    );
    return collected;
  });
  // No browser reports less than 16 ms.
  return () => durations.evaluate((collected) => Math.max(16, ...collected.splice(0)));
}

/** Before a click on a link to another page: returns how to take the time from the click until that page's heading is there, in ms. */
export async function watchNavigation(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const headingOf = () => document.querySelector('h1')?.textContent ?? '';
    const before = headingOf();
    const time = new Promise<number>((done) => {
      const onClick = ({ timeStamp }: MouseEvent) => {
        const look = () => {
          if (['', before].includes(headingOf())) requestAnimationFrame(look);
          else done(performance.now() - timeStamp);
        };
        look();
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
    return { time };
  });
  return () => watch.evaluate(({ time }) => time);
}
