import type { Page } from '@playwright/test';

// What is run in the page; functions of this file are sent there as they stand and can use nothing from outside.

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of `globalThis`
  var benchDurations: number[];
  // oxlint-disable-next-line no-var
  var benchPainted: Promise<number>;
}

/** Waits until the page has nothing left to do and no file has arrived for a quarter of a second. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const quiet = () => setTimeout(() => requestIdleCallback(() => done(), { timeout: 1000 }), 250);
        let timer = quiet();
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = quiet();
        }).observe({ type: 'resource' });
      }),
  );
}

/** From now on notes how long after each interaction the next frame was shown, in ms; see `takeDuration`. */
export function watchInteractions(page: Page): Promise<void> {
  return page.evaluate(
    (options: PerformanceObserverInit & { durationThreshold: number }) => {
      globalThis.benchDurations = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId !== 0) globalThis.benchDurations.push(entry.duration);
        }
      }).observe(options);
    },
    { type: 'event', durationThreshold: 16 },
  );
}

/** The longest time from an interaction to the next frame since the last call, in ms; 16 where all were shorter, which no browser tells. */
export async function takeDuration(page: Page): Promise<number> {
  await atRest(page);
  return page.evaluate(() => Math.max(16, ...globalThis.benchDurations.splice(0)));
}

/** Before a click on a link to another page: notes when that page's heading has been painted. */
export function watchNavigation(page: Page): Promise<void> {
  return page.evaluate(() => {
    const headingOf = () => document.querySelector('h1')?.textContent ?? '';
    const before = headingOf();
    globalThis.benchPainted = new Promise((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const observer = new MutationObserver(() => {
            if (['', before].includes(headingOf())) return;
            observer.disconnect();
            // A message that is sent while a frame is made arrives when it has been painted.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => done(performance.now() - timeStamp));
              port1.start();
              port2.postMessage(null);
            });
          });
          observer.observe(document, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
  });
}

/** Milliseconds from the click to the painted page. */
export function takeNavigation(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.benchPainted);
}
