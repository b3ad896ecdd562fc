import { expect, type Locator, type Page } from '@playwright/test';
import { localeOfPath } from '../../../src/i18n/locales';
import { createSite } from '../../support/site';
import { type ReadMessage, messagesIn } from '../../messages';

/** What a step did, in words, and how to know that it has worked; nothing where it was not possible. */
type Done = { did: string; focus: 'kept' | 'free'; worked?: () => Promise<void> } | undefined;

type Step = (page: Page, pick: number, said: ReadMessage) => Promise<Done>;

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 700, height: 900 },
] as const;

/** One of those that a visitor can reach as the page stands; what a dialog covers has no role. */
async function oneOf(all: Locator, pick: number): Promise<Locator | undefined> {
  const reachable: Locator[] = [];
  for (const candidate of await all.all()) {
    if (await candidate.isVisible()) reachable.push(candidate);
  }
  return reachable[pick % reachable.length];
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => (element.ariaLabel ?? element.textContent.trim()).slice(0, 50));

/** Clicks a link that leads to a page of the site, or to a place on it. */
async function follow(part: Locator, pick: number, leads: 'to a page' | 'on this page'): Promise<Done> {
  const page = part.page();
  const links = part.getByRole('link');
  const own = await links.evaluateAll(
    (all, toPlaces) =>
      all.flatMap((link, index) => {
        const isOwn = link instanceof HTMLAnchorElement && link.origin === window.location.origin;
        return isOwn && link.target === '' && link.hreflang === '' && (link.hash !== '') === toPlaces ? [index] : [];
      }),
    leads === 'on this page',
  );
  const index = own[pick % own.length];
  if (index === undefined) return undefined;
  const link = links.nth(index);
  if (!(await link.isVisible())) return undefined;
  const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const did = `followed “${await nameOf(link)}” to ${new URL(href).pathname}${new URL(href).hash}`;
  // A study's link to another study is drawn by lot a moment after the page is hydrated.
  const isDrawn = /\/case-studies\/./.test(page.url()) && /\/case-studies\/./.test(href);
  const element = await link.elementHandle();
  await element?.scrollIntoViewIfNeeded();
  // Before its section is hydrated a link loads its page in full; from then on it can be a button, as a question is.
  await page.waitForFunction((it) => it?.closest('[data-not-hydrated]') === null, element);
  if (element === null || !(await element.evaluate((it) => it.isConnected && it.matches('a:not([role])'))))
    return undefined;
  await element.click();
  return { did, focus: 'kept', worked: () => expect(page).toHaveURL(isDrawn ? /\/case-studies\/./ : href) };
}

async function press(control: Locator | undefined, worked?: () => Promise<void>): Promise<Done> {
  if (control === undefined) return undefined;
  const did = `pressed “${await nameOf(control)}”`;
  await control.click();
  return worked === undefined ? { did, focus: 'kept' } : { did, focus: 'kept', worked };
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Everything that visitors do, in any order. `pick` chooses among what there is. */
export const steps = {
  followInHeader: (page, pick, said) => follow(createSite(page, said).navigation, pick, 'to a page'),
  followInFooter: (page, pick, said) => follow(createSite(page, said).footer, pick, 'to a page'),
  followOnPage: (page, pick) => follow(page.getByRole('main'), pick, 'to a page'),
  jump: (page, pick) => follow(page.getByRole('main'), pick, 'on this page'),
  skipToContent: async (page, _pick, said) => {
    const link = page.getByRole('link', { name: said('common.skip') });
    if ((await link.count()) === 0) return undefined;
    await link.press('Enter');
    return { did: 'skipped to the content', focus: 'kept' };
  },
  openContact: async (page, pick, said) =>
    press(await oneOf(page.getByRole('button', { name: said('common.contactUs') }), pick), () =>
      expect(page.getByRole('dialog', { name: said('contact.title') })).toBeVisible(),
    ),
  openMenu: async (page, pick, said) =>
    press(await oneOf(createSite(page, said).menuToggle, pick), () =>
      expect(createSite(page, said).menu).toBeVisible(),
    ),
  closeDialog: async (page, _pick, said) =>
    press(await oneOf(dialogOf(page).getByRole('button', { name: said('contact.close') }), 0), () =>
      expect(dialogOf(page)).toBeHidden(),
    ),
  pressEscape: async (page) => {
    const wasOpen = await dialogOf(page).isVisible();
    await page.keyboard.press('Escape');
    return {
      did: 'pressed Escape',
      focus: wasOpen ? 'kept' : 'free',
      worked: () => expect(dialogOf(page)).toBeHidden(),
    };
  },
  clickBeside: async (page) => {
    if (!(await dialogOf(page).isVisible())) return undefined;
    const box = await dialogOf(page).boundingBox();
    if (box === null || box.x < 20) return undefined;
    await page.mouse.click(8, 300);
    return { did: 'clicked beside the dialog', focus: 'kept', worked: () => expect(dialogOf(page)).toBeHidden() };
  },
  type: async (page, pick) => {
    const field = await oneOf(page.getByRole('textbox'), pick);
    if (field === undefined) return undefined;
    await field.fill(`What I have in mind, ${pick}`);
    return { did: `typed into ${await field.getAttribute('name')}`, focus: 'kept' };
  },
  sendUnfinished: async (page, _pick, said) => {
    const isBlocked = page.getByRole('textbox', { name: said('contact.email.label'), exact: true });
    if (!(await isBlocked.isVisible()) || (await isBlocked.inputValue()) !== '') return undefined;
    return press(dialogOf(page).getByRole('button', { name: said('contact.submit'), exact: true }), () =>
      expect(isBlocked).toBeFocused(),
    );
  },
  /** Services, languages, questions, terms: whatever opens and closes in its place. */
  toggle: async (page, pick) => {
    const closed = page.getByRole('button', { expanded: false }).and(page.locator('[aria-controls]'));
    return press(
      await oneOf(closed.or(page.getByRole('button', { expanded: true }).and(page.locator('[aria-controls]'))), pick),
    );
  },
  switchScheme: async (page, _pick, said) => press(await oneOf(createSite(page, said).schemeSwitch, 0)),
  chooseFilter: async (page, pick) => {
    const filter = page.getByRole('combobox');
    if (!(await filter.isVisible())) return undefined;
    const count = await filter.getByRole('option').count();
    await filter.selectOption({ index: pick % count });
    return { did: `chose filter ${pick % count}`, focus: 'free' };
  },
  switchLanguage: async (page, pick, said) => {
    const links = page.getByRole('contentinfo').getByRole('navigation', { name: said('common.language.label') });
    const link = await oneOf(links.getByRole('link'), pick);
    if (link === undefined) return undefined;
    const did = `chose ${await nameOf(link)}`;
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    await link.click();
    return { did, focus: 'free', worked: () => expect(page).toHaveURL(href) };
  },
  back: async (page) => {
    if (!(await page.evaluate(() => window.navigation.canGoBack))) return undefined;
    await page.goBack();
    return { did: `went back to ${page.url()}`, focus: 'free' };
  },
  forward: async (page) => {
    if (!(await page.evaluate(() => window.navigation.canGoForward))) return undefined;
    await page.goForward();
    return { did: `went forward to ${page.url()}`, focus: 'free' };
  },
  reload: async (page) => {
    await page.reload();
    return { did: 'loaded the page again', focus: 'free' };
  },
  resize: async (page, pick) => {
    const size = sizes[pick % sizes.length] ?? sizes[0];
    await page.setViewportSize(size);
    return { did: `made the window ${size.width} px wide`, focus: 'free' };
  },
  pressTab: async (page, pick) => {
    const key = pick % 2 === 0 ? 'Tab' : 'Shift+Tab';
    for (let count = 0; count <= pick % 4; count += 1) await page.keyboard.press(key);
    return { did: `pressed ${key} ${(pick % 4) + 1} times`, focus: 'free' };
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** Takes a step on the page as it stands, in the page's language. */
export function take(page: Page, name: StepName, pick: number): Promise<Done> {
  const step: Step = steps[name];
  return step(page, pick, messagesIn(localeOfPath(new URL(page.url()).pathname)));
}
