import { expect, type Locator, type Page } from '@playwright/test';
import type { Path } from '../../src/paths';
import { message, type ReadMessage } from '../messages';
import { company } from '../../src/content/company';
import type { NavigationLink } from '../../src/navigation';
import { colors } from '../../src/theme/palette';

/** Page object of the parts that every page has. */
export function createSite(page: Page, said: ReadMessage = message) {
  const header = page.getByRole('banner');
  const menuToggle = header.getByRole('button', { name: said('common.menu.open') });
  const menu = page.getByRole('dialog', { name: said('common.menu.label') });
  const navigation = page.getByRole('navigation', { name: said('common.nav.label') });

  /** Waits until the page is hydrated; its islands follow later. */
  const pageHydrated = async () => {
    await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
  };
  /** Waits until the page and every island are hydrated. */
  const hydrated = async () => {
    await pageHydrated();
    await expect(page.locator('#root [data-not-hydrated]')).toHaveCount(0);
  };

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });

  return {
    header,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    heading: page.getByRole('heading', { level: 1 }),
    /** The menu, which is in the header on wide screens and in the open drawer on narrow ones. */
    navigation,
    menuToggle,
    menu,
    schemeSwitch: header.getByRole('switch', { name: said('common.scheme.dark') }),
    /** Loads an address in full and waits until the page is hydrated. */
    open: async (address: Path | `${Path}#${string}` = '/') => {
      await page.goto(address);
      await hydrated();
    },
    hydrated,
    pageHydrated,
    /** Makes the menu visible and, in it, the services. */
    openServices: async () => {
      if (await menuToggle.isVisible()) await menuToggle.click();
      await navigation.getByRole('button', { name: said('common.nav.services') }).click();
    },
    /** The paths of all documents that were requested so far. */
    documents: () => documents,
  };
}

export type Site = ReturnType<typeof createSite>;

/** The section under a heading. It has no role, because screen readers would read its name twice, so it is found by its tag. */
export function sectionOf(page: Page, heading: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}

/** From this width on, in pixels, the menu is in the header. */
export const wideScreen = 900;

/** The text and the address of a link in menu or footer. */
export function linkOf(link: NavigationLink): { text: string; href: string } {
  if ('person' in link) return { text: link.person.name, href: link.person.profile };
  const text = message(link.title);
  return 'path' in link ? { text, href: link.path } : { text, href: company.links[link.external] };
}

/** The color `#rrggbb` in the notation of computed styles. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Waits until the background of the page has the color of this scheme. */
export async function expectScheme(page: Page, scheme: 'dark' | 'light') {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(background).toBe(rgb(colors.background[scheme]));
}
