import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';

/** A phrase as it was spoken, and the language that the page says it is in. */
export interface SpokenPhrase {
  phrase: string;
  language: string;
}

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
/** Where the browser gets the reader from: the site's own origin, as its policy has it. */
const address = '/virtual-screen-reader.js';

/** Reads a part of the page from its beginning to its end, as a screen reader does; the page itself where no part is named. */
export async function readAloud(part: Locator): Promise<SpokenPhrase[]> {
  await part.page().route(`**${address}`, (route) => route.fulfill({ path: file }));
  return part.evaluate(async (container, address) => {
    const { virtual } = (await import(address)) as typeof import('@guidepup/virtual-screen-reader');
    // Browsers leave this out of their trees, and the reader does not know it: text that only a search finds, closed details.
    const folded = '[hidden="until-found"], details:not([open]) > :not(summary), select > *';
    for (const element of container.querySelectorAll(folded)) element.setAttribute('aria-hidden', 'true');
    for (const summary of container.querySelectorAll('summary')) {
      summary.role = 'button';
      summary.ariaExpanded = String(summary.closest('details')?.open ?? false);
    }
    const phrases: { phrase: string; language: string }[] = [];
    await virtual.start({ container });
    for (;;) {
      const phrase = await virtual.lastSpokenPhrase();
      const { activeNode } = virtual;
      const element = activeNode instanceof Element ? activeNode : activeNode?.parentElement;
      phrases.push({ phrase, language: element?.closest('[lang]')?.getAttribute('lang') ?? '' });
      if (phrases.length > 1 && phrase === `end of ${phrases[0]?.phrase ?? ''}`) break;
      if (phrases.length > 5000) throw new Error(`The reader finds no end after “${phrase}”`);
      await virtual.next();
    }
    await virtual.stop();
    return phrases;
  }, address);
}
