import type { Page } from '@playwright/test';
import { type FocusStop, focusStop } from './focusStop';

/** More than any page has. */
const mostStops = 400;

/** Faults of the way from one stop to the next: reading goes down, and along the lines. */
function orderFaults(from: FocusStop, to: FocusStop): string[] {
  // The last stop of a dialog leads to its first one.
  if (to.index < from.index && to.within === 'dialog' && from.within === 'dialog') return [];
  if (to.index < from.index) return [`comes after ${from.name}, and is before it in the document`];
  // Between landmarks only the order of the document counts: a header stays while the page scrolls.
  if (from.within !== to.within) return [];
  const isBelow = to.box.top >= from.box.bottom - 2 || to.box.top > from.box.top + 2;
  const isFurther = to.box.start >= from.box.start - 2 && to.box.top > from.box.top - 2;
  const isNextColumn = to.box.start >= from.box.end - 2;
  return isBelow || isFurther || isNextColumn ? [] : [`comes after ${from.name}, and is before it on the screen`];
}

/** The stops of the Tab key from the focus on, until nothing has the focus or a stop comes again. */
async function stopsOf(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop.index < 0 || stops.some(({ index }) => index === stop.index)) return stops;
    // A browser that shows nothing but the page returns to its start.
    const isStart = stops.length > 0 && stops.every(({ index }) => stop.index < index);
    if (isStart && stops.at(-1)?.within !== 'dialog') return stops;
    stops.push(stop);
  }
  throw new Error(`There is no end to ${mostStops} stops`);
}

/** Goes through a page by the Tab key: the stops, and the faults of them and of their order, a line for each. */
export async function walkFocus(page: Page): Promise<{ stops: FocusStop[]; faults: string[] }> {
  const stops = await stopsOf(page);
  const faults = stops.flatMap((stop, at) => {
    const before = stops[at - 1];
    const all = [...stop.faults, ...(before === undefined ? [] : orderFaults(before, stop))];
    return all.map((fault) => `${stop.name} ${fault}`);
  });
  return { stops, faults };
}
