import type { Page, ViewportSize } from '@playwright/test';
import { waitFor } from '../waitFor';
import { type Command, screenSide } from './programs';

/** Adds the features of Playwright's WebKit that WebKitGTK lacks: `locale` as the language of the visitor, and `Tab` as the name of that key. */
export async function addPageScripts(page: Page, locale: string | undefined): Promise<void> {
  await page.addInitScript((locale) => {
    // `fill` types as a visitor does: Playwright puts this object into the page and calls it.
    const input: unknown = Reflect.get(window, '__pwWebViewInput');
    const insertText = async (text: string) => {
      document.execCommand('insertText', false, text);
    };
    if (typeof input === 'object' && input !== null) Object.assign(input, { insertText });

    // With Shift, WebKitGTK calls the Tab key `Unidentified`. Material UI needs the name to keep the focus in a dialog.
    const key = Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, 'key');
    Object.defineProperty(KeyboardEvent.prototype, 'key', {
      ...key,
      get(this: KeyboardEvent) {
        return this.code === 'Tab' ? 'Tab' : key?.get?.call(this);
      },
    });

    if (locale === undefined) return;
    Object.defineProperty(Navigator.prototype, 'language', { get: () => locale });
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => [locale] });
  }, locale);
}

/** Resolves addresses against the base URL, because Playwright gives no options to a context that it connects to. */
export function resolveAgainst(baseURL: string, page: Page): void {
  // `toHaveURL('/about-us')` reads the base URL from here.
  Object.assign(page.context(), { _options: { baseURL } });
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const { href } = new URL(address, baseURL);
    const [document, fragment] = href.split('#');
    if (fragment === undefined || document !== page.url().split('#')[0]) return goto(href, options);
    // After a change of the fragment Playwright would wait for another document without end.
    await page.evaluate((href) => {
      window.location.href = href;
    }, href);
    return null;
  };
}

const isSize = (value: unknown): value is ViewportSize =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value;

/** Moves the window by this many pixels, so that the pointer in the middle of the screen rests on the toolbar, not on the page. */
const ontoToolbar = 5;

const sizeOf = (page: Page): Promise<ViewportSize> => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));

/** Gives the window a size at which its page has the wanted size; throws if a window cannot be so small. */
export async function resizeWindow(command: Command, page: Page, wanted: ViewportSize): Promise<void> {
  const outer = await command('GET', '/window/rect');
  if (!isSize(outer)) throw new Error('WebDriver gave no size of the window.');
  const inner = await sizeOf(page);
  const corner = screenSide / 2 - ontoToolbar;
  await command('POST', '/window/rect', {
    x: corner,
    y: corner,
    width: wanted.width + outer.width - inner.width,
    height: wanted.height + outer.height - inner.height,
  });
  await waitFor(
    () => `The window shows no page of ${wanted.width} × ${wanted.height} pixels.`,
    async () => {
      const { width, height } = await sizeOf(page);
      return width === wanted.width && height === wanted.height;
    },
  );
}
