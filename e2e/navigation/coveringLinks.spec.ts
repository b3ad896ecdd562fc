import type { Path } from '../../src/paths';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { aService, fiveStudies } from '../support/samples';

/** These pages have every kind of box that a link covers: large and small cards, rows, tiles, a strip. */
const study: Path = `/case-studies/${fiveStudies[0]}`;
const paths: readonly Path[] = ['/', '/case-studies', study, `/services/${aService}`, '/education'];

/** Runs in the browser: returns the class names of the boxes that links cover, and undefined for other links. */
function coveredLooks(links: Element[]): (string | undefined)[] {
  return links.map((link) => {
    if (getComputedStyle(link, '::after').position !== 'absolute') return undefined;
    let box = link.parentElement;
    while (box !== null && getComputedStyle(box).position === 'static') box = box.parentElement;
    return box?.className;
  });
}

/** Runs in the browser: returns where there is a focus ring: around the link, its covering part or its box. */
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

test('a link that covers a box has one focus ring, around the box, also with forced colors', async ({ page, site }) => {
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
        // The keyboard moves the focus away and back, because a focus by mouse has no ring.
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        expect.soft(await link.evaluate(ringsOf), name).toEqual(['cover']);
        await link.blur();
      }
    }
  }
});
