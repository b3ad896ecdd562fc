import type { Page } from '@playwright/test';
import { type FocusStop, focusStop } from './focusStop';

/** More stops than any page has. */
const mostStops = 400;

/** The faults in the order of two stops: the next stop must be further down, or later on the same line. */
function orderFaults(from: FocusStop, to: FocusStop): string[] {
  // The last stop of a dialog leads to its first one.
  if (to.index < from.index && to.within === 'dialog' && from.within === 'dialog') return [];
  if (to.index < from.index) return [`comes after ${from.name}, and is before it in the document`];
  // Between landmarks only the order in the document counts, because the header does not scroll.
  if (from.within !== to.within) return [];
  const isBelow = to.box.top >= from.box.bottom - 2 || to.box.top > from.box.top + 2;
  const isFurther = to.box.start >= from.box.start - 2 && to.box.top > from.box.top - 2;
  const isNextColumn = to.box.start >= from.box.end - 2;
  return isBelow || isFurther || isNextColumn ? [] : [`comes after ${from.name}, and is before it on the screen`];
}

/** The stops of the Tab key after the focused element, until nothing has the focus or a stop is repeated. */
async function stopsOf(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop.index < 0 || stops.some(({ index }) => index === stop.index)) return stops;
    // Browsers without a toolbar return to the start of the page.
    const isStart = stops.length > 0 && stops.every(({ index }) => stop.index < index);
    if (isStart && stops.at(-1)?.within !== 'dialog') return stops;
    stops.push(stop);
  }
  throw new Error(`The walk did not end after ${mostStops} stops`);
}

/** Goes through a page by the Tab key. Returns the stops, and the faults of the stops and of their order, one line each. */
export async function walkFocus(page: Page): Promise<{ stops: FocusStop[]; faults: string[] }> {
  const stops = await stopsOf(page);
  const faults = stops.flatMap((stop, at) => {
    const before = stops[at - 1];
    const all = [...stop.faults, ...(before === undefined ? [] : orderFaults(before, stop))];
    return all.map((fault) => `${stop.name} ${fault}`);
  });
  return { stops, faults };
}
