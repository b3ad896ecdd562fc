import { expect, type Locator, type Page } from '@playwright/test';
import { localeOfPath } from '../../../src/i18n/locales';
import { createSite, type Site } from '../../support/site';
import { messagesIn, type ReadMessage } from '../../messages';

/** A step that was taken, in words, with a check of its effect. */
export interface Done {
  did: string;
  /** Something must have the focus afterwards. */
  keepsFocus?: boolean;
  worked?: () => Promise<void>;
}

interface Scene {
  page: Page;
  site: Site;
  dialog: Locator;
  said: ReadMessage;
  /** A number that chooses among several. */
  pick: number;
}

/** Returns nothing where the step is not possible. */
type Step = (scene: Scene) => Promise<Done | undefined>;

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 700, height: 900 },
] as const;

/** One of the elements that a visitor can reach now; those that a dialog covers have no role. */
async function oneOf(all: Locator, pick: number): Promise<Locator | undefined> {
  const reachable: Locator[] = [];
  for (const candidate of await all.all()) {
    if (await candidate.isVisible()) reachable.push(candidate);
  }
  return reachable[pick % reachable.length];
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => (element.ariaLabel ?? element.textContent.trim()).slice(0, 50));

async function press(control: Locator, pick: number, worked?: () => Promise<void>): Promise<Done | undefined> {
  const one = await oneOf(control, pick);
  if (one === undefined) return undefined;
  const did = `pressed “${await nameOf(one)}”`;
  await one.click();
  return { did, keepsFocus: true, ...(worked !== undefined && { worked }) };
}

/** Runs in the browser: the places of links within the site, but those to other languages. */
function ownLinks(all: Element[]): number[] {
  return all.flatMap((link, index) => {
    const isOwn = link instanceof HTMLAnchorElement && link.origin === window.location.origin;
    return isOwn && link.target === '' && link.hreflang === '' ? [index] : [];
  });
}

async function follow(part: Locator, pick: number): Promise<Done | undefined> {
  const page = part.page();
  const links = part.getByRole('link');
  const own = await links.evaluateAll(ownLinks);
  const link = links.nth(own[pick % own.length] ?? 0);
  if (own.length === 0 || !(await link.isVisible())) return undefined;
  const { href } = await link.evaluate((element) => element as HTMLAnchorElement);
  const did = `followed “${await nameOf(link)}” to ${new URL(href).pathname}${new URL(href).hash}`;
  // The link to another case study is chosen at random a moment after the page is hydrated.
  const isRandom = /\/case-studies\/./.test(page.url()) && /\/case-studies\/./.test(href);
  const element = await link.elementHandle();
  await element?.scrollIntoViewIfNeeded();
  // Before its section is hydrated a link loads its page in full; after that it can be a button, as a question is.
  await page.waitForFunction((it) => it?.closest('[data-not-hydrated]') === null, element);
  if (!(await element?.evaluate((it) => it.isConnected && it.matches('a:not([role])')))) return undefined;
  await element?.click();
  return { did, keepsFocus: true, worked: () => expect(page).toHaveURL(isRandom ? /\/case-studies\/./ : href) };
}

/** Every step that visitors take, in any order. */
const steps = {
  followInHeader: ({ site, pick }) => follow(site.navigation, pick),
  followInFooter: ({ site, pick }) => follow(site.footer, pick),
  followOnPage: ({ site, pick }) => follow(site.main, pick),
  openContact: ({ page, pick, said }) =>
    press(page.getByRole('button', { name: said('common.contactUs') }), pick, () =>
      expect(page.getByRole('dialog', { name: said('contact.title') })).toBeVisible(),
    ),
  openMenu: ({ site }) => press(site.menuToggle, 0, () => expect(site.menu).toBeVisible()),
  closeDialog: ({ dialog, said }) =>
    press(dialog.getByRole('button', { name: said('contact.close') }), 0, () => expect(dialog).toBeHidden()),
  pressEscape: async ({ page, dialog }) => {
    const keepsFocus = await dialog.isVisible();
    await page.keyboard.press('Escape');
    return { did: 'pressed Escape', keepsFocus, worked: () => expect(dialog).toBeHidden() };
  },
  type: async ({ page, pick }) => {
    const field = await oneOf(page.getByRole('textbox'), pick);
    await field?.fill(`My idea, ${pick}`);
    return field && { did: `typed into ${await field.getAttribute('name')}`, keepsFocus: true };
  },
  /** Services, languages, questions, terms. */
  toggle: ({ page, pick }) => press(page.getByRole('button').and(page.locator('[aria-expanded][aria-controls]')), pick),
  switchScheme: ({ site }) => press(site.schemeSwitch, 0),
  chooseFilter: async ({ page, pick }) => {
    const filter = page.getByRole('combobox');
    if (!(await filter.isVisible())) return undefined;
    const index = pick % (await filter.getByRole('option').count());
    await filter.selectOption({ index });
    return { did: `chose filter ${index}` };
  },
  switchLanguage: async ({ page, site, pick, said }) => {
    const links = site.footer.getByRole('navigation', { name: said('common.language.label') }).getByRole('link');
    const link = await oneOf(links, pick);
    const href = await link?.evaluate((element) => (element as HTMLAnchorElement).href);
    if (link === undefined || href === undefined) return undefined;
    await link.click();
    return { did: `chose the language of ${href}`, worked: () => expect(page).toHaveURL(href) };
  },
  back: async ({ page }) => {
    if (!(await page.evaluate(() => window.navigation.canGoBack))) return undefined;
    await page.goBack();
    return { did: `went back to ${page.url()}` };
  },
  forward: async ({ page }) => {
    if (!(await page.evaluate(() => window.navigation.canGoForward))) return undefined;
    await page.goForward();
    return { did: `went forward to ${page.url()}` };
  },
  reload: async ({ page }) => {
    await page.reload();
    return { did: 'loaded the page again' };
  },
  resize: async ({ page, pick }) => {
    const size = sizes[pick % sizes.length] ?? sizes[0];
    await page.setViewportSize(size);
    return { did: `made the window ${size.width} px wide` };
  },
  pressTab: async ({ page, pick }) => {
    const key = pick % 2 === 0 ? 'Tab' : 'Shift+Tab';
    await page.keyboard.press(key);
    return { did: `pressed ${key}` };
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

/** Takes a step on the current page, in the page's language. */
export function take(page: Page, name: StepName, pick: number): Promise<Done | undefined> {
  const step: Step = steps[name];
  const said = messagesIn(localeOfPath(new URL(page.url()).pathname));
  return step({ page, site: createSite(page, said), dialog: page.getByRole('dialog'), said, pick });
}
