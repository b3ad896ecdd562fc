import type { Path } from '../../src/paths';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { aService, fiveStudies } from '../support/samples';

/** Together they have every kind of box that a link covers: cards large and small, rows, tiles, a strip. */
const study: Path = `/case-studies/${fiveStudies[0]}`;
const paths: readonly Path[] = ['/', '/case-studies', study, `/services/${aService}`, '/education'];

/** Runs in the browser: the looks of the boxes that links cover, undefined for the other links. */
function coveredLooks(links: Element[]): (string | undefined)[] {
  return links.map((link) => {
    if (getComputedStyle(link, '::after').position !== 'absolute') return undefined;
    let box = link.parentElement;
    while (box !== null && getComputedStyle(box).position === 'static') box = box.parentElement;
    return box?.className;
  });
}

/** Runs in the browser: names those of a link, its covering part and its box that have a ring. */
function ringsOf(link: Element): string[] {
  let box = link.parentElement;
  while (box !== null && getComputedStyle(box).position === 'static') box = box.parentElement;
  const looks = {
    box: box === null ? undefined : getComputedStyle(box),
    link: getComputedStyle(link),
    cover: getComputedStyle(link, '::after'),
  };
  return Object.entries(looks).flatMap(([name, look]) =>
    look !== undefined && (look.outlineStyle !== 'none' || look.boxShadow !== 'none') ? [name] : [],
  );
}

test('what covers a box has the ring, the box and the words of the link none, in forced colors too', async ({
  page,
  site,
}) => {
  needs('forcedColors');
  const seen = new Set<string | undefined>([undefined]);
  for (const path of paths) {
    await page.emulateMedia({ forcedColors: 'none' });
    await site.open(path);
    const links = site.main.getByRole('link');
    const looks = await links.evaluateAll(coveredLooks);
    expect(new Set(looks).size, path).toBeGreaterThan(1);
    const places = looks.flatMap((look, at) => (seen.has(look) ? [] : (seen.add(look), [at])));
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      for (const link of places.map((at) => links.nth(at))) {
        const name = `${path}, forced colors ${forcedColors}: ${await link.textContent()}`;
        expect.soft(await link.evaluate(ringsOf), name).toEqual([]);
        await link.focus();
        // Away and back by the keyboard, since only a keyboard's focus has a ring.
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        expect.soft(await link.evaluate(ringsOf), name).toEqual(['cover']);
        await link.blur();
      }
    }
  }
});
