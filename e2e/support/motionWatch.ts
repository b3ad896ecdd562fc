import type { Page } from '@playwright/test';

declare global {
  interface Window {
    moved?: string[];
  }
}

/** From before a page is loaded: notes every animation and transition that runs longer than a frame. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    window.moved = moved;
    const note = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return;
      for (const { effect } of target.getAnimations({ subtree: true })) {
        const length = Number(effect?.getComputedTiming().endTime ?? 0);
        if (length > 1000 / 60) moved.push(`${type} for ${length} ms: ${target.outerHTML.slice(0, 80)}`);
      }
    };
    document.addEventListener('animationstart', note, true);
    document.addEventListener('transitionrun', note, true);
  });
  return () => page.evaluate(() => window.moved ?? ['Nobody watched']);
}
