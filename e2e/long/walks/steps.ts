import type { Locator, Page } from '@playwright/test';

/** A step that was taken, in words; `keepsFocus`: something must have the focus afterwards. */
export interface Done {
  did: string;
  keepsFocus?: boolean;
  /** The address that a link leads to. */
  leadsTo?: string;
}

/** Returns nothing where the step is not possible. `pick` chooses among several elements. */
type Step = (page: Page, pick: number) => Promise<Done | undefined>;

const widths = [390, 700, 1440] as const;

/** One of the elements that a visitor can reach now; those that a dialog covers have no role. */
async function oneOf(all: Locator, pick: number): Promise<Locator | undefined> {
  const reachable = await all.filter({ visible: true }).all();
  return reachable[pick % reachable.length];
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => (element.ariaLabel ?? element.textContent.trim()).slice(0, 50));

/** Goes through the browser's history, where there is a page in that direction. */
const travel =
  (can: 'canGoBack' | 'canGoForward', go: 'goBack' | 'goForward'): Step =>
  async (page) => {
    if (!(await page.evaluate((name) => window.navigation[name], can))) return undefined;
    await page[go]();
    return { did: `${go} to ${page.url()}` };
  };

/** Every step that visitors take, in any order. */
const steps = {
  follow: async (page, pick) => {
    const link = await oneOf(page.getByRole('link').and(page.locator('[href^="/"]:not([target], [role])')), pick);
    const element = await link?.elementHandle();
    if (link === undefined || !element) return undefined;
    await element.scrollIntoViewIfNeeded();
    // Before its section is hydrated a link loads its page in full; after that it can be a button, as a question is.
    await page.waitForFunction((it) => it.closest('[data-not-hydrated]') === null, element);
    const href = await element.evaluate((it) => (it.isConnected && it instanceof HTMLAnchorElement ? it.href : ''));
    if (href === '') return undefined;
    const did = `followed “${await nameOf(link)}” to ${href}`;
    await element.click();
    // The link from one case study to another is chosen at random a moment after the page is hydrated.
    return { did, keepsFocus: true, ...(!/\/case-studies\/./.test(href) && { leadsTo: href }) };
  },
  /** Menus, dialogs, questions, the color scheme, attempts to send. */
  press: async (page, pick) => {
    const control = await oneOf(page.getByRole('button').or(page.getByRole('switch')), pick);
    const did = control && `pressed “${await nameOf(control)}”`;
    await control?.click();
    return did === undefined ? undefined : { did, keepsFocus: true };
  },
  type: async (page, pick) => {
    const field = await oneOf(page.getByRole('textbox'), pick);
    await field?.fill(`My idea, ${pick}`);
    return field && { did: `typed into ${await field.getAttribute('name')}`, keepsFocus: true };
  },
  choose: async (page, pick) => {
    const list = await oneOf(page.getByRole('combobox'), pick);
    const options = (await list?.getByRole('option').count()) ?? 0;
    if (list === undefined || options === 0) return undefined;
    await list.selectOption({ index: pick % options });
    return { did: `chose option ${pick % options}` };
  },
  pressKey: async (page, pick) => {
    const key = (['Escape', 'Tab', 'Shift+Tab'] as const)[pick % 3] ?? 'Escape';
    await page.keyboard.press(key);
    return { did: `pressed ${key}` };
  },
  back: travel('canGoBack', 'goBack'),
  forward: travel('canGoForward', 'goForward'),
  reload: async (page) => {
    await page.reload();
    return { did: 'loaded the page again' };
  },
  resize: async (page, pick) => {
    const width = widths[pick % widths.length] ?? widths[0];
    await page.setViewportSize({ width, height: 900 });
    return { did: `made the window ${width} px wide` };
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

/** Takes a step on the current page. */
export function take(page: Page, name: StepName, pick: number): Promise<Done | undefined> {
  const step: Step = steps[name];
  return step(page, pick);
}
