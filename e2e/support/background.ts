import type { Page } from '@playwright/test';

declare global {
  interface Window {
    focusedUnseen?: string[];
  }
}

export interface Background {
  /** How many elements outside an open dialog a script could focus: what nothing can focus no key, finger or screen reader can. */
  focusable: () => Promise<number>;
  /** Of a grid of points on the screen, those at which a click would hit the page and not the dialog over it. */
  clickable: () => Promise<number>;
  /** The parts of the document that are closed to keys, pointers or screen readers. */
  closed: () => Promise<number>;
  /** What got the focus while it was hidden from screen readers: they would have said nothing. */
  focusedUnseen: () => Promise<string[]>;
}

/** The page behind a dialog, from before it is loaded. */
export async function watchBackground(page: Page): Promise<Background> {
  await page.addInitScript(() => {
    const unseen: string[] = [];
    window.focusedUnseen = unseen;
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('[aria-hidden="true"], [inert]')) unseen.push(target.outerHTML);
    });
  });
  return {
    focusable: () =>
      page.evaluate(() => {
        // The last: one that goes may still be there.
        const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)?.closest('body > *');
        const focused = document.activeElement;
        const reached = new Set<EventTarget>();
        const note = ({ target }: FocusEvent) => {
          if (target instanceof Node && dialog?.contains(target) !== true) reached.add(target);
        };
        // A dialog may take the focus back at once: it is the event that tells.
        document.addEventListener('focusin', note, true);
        const stops = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
        for (const stop of stops) stop.focus({ preventScroll: true });
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
        document.removeEventListener('focusin', note, true);
        return reached.size;
      }),
    clickable: () =>
      page.evaluate(() => {
        const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)?.closest('body > *');
        const steps = Array.from({ length: 20 }, (_, step) => (step + 0.5) / 20);
        const hits = steps.flatMap((x) =>
          steps.map((y) => document.elementFromPoint(x * window.innerWidth, y * window.innerHeight)),
        );
        return hits.filter((hit) => dialog?.contains(hit) !== true).length;
      }),
    closed: () =>
      page.evaluate(() => document.querySelectorAll('body[inert], body > :is([inert], [aria-hidden])').length),
    focusedUnseen: () => page.evaluate(() => window.focusedUnseen ?? ['The page was loaded anew']),
  };
}
