import type { Page, ViewportSize } from '@playwright/test';
import { waitFor } from '../waitFor';
import { type Command, screenSide } from './programs';

/** What Playwright's WebKit does and a connected WebKitGTK lacks: `locale` is the visitor's language, `Tab` its name as in Safari. */
export async function addPageScripts(page: Page, locale: string | undefined): Promise<void> {
  await page.addInitScript((locale) => {
    // `fill` types as a visitor does, as in Firefox: Playwright leaves this object in the page and calls it.
    const input: unknown = Reflect.get(window, '__pwWebViewInput');
    const insertText = async (text: string) => {
      document.execCommand('insertText', false, text);
    };
    if (typeof input === 'object' && input !== null) Object.assign(input, { insertText });

    // With Shift, GTK has another sign for the Tab key that WebKitGTK calls `Unidentified`. Material UI keeps the focus in a dialog by its name.
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

/** Playwright gives no options to a context that it connects to, so addresses are resolved here. */
export function resolveAgainst(baseURL: string, page: Page): void {
  // `toHaveURL('/about-us')` reads it here.
  Object.assign(page.context(), { _options: { baseURL } });
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const { href } = new URL(address, baseURL);
    const [document, fragment] = href.split('#');
    if (fragment === undefined || document !== page.url().split('#')[0]) return goto(href, options);
    // Within a page Playwright would wait for another document for ever.
    await page.evaluate((href) => {
      window.location.href = href;
    }, href);
    return null;
  };
}

const isSize = (value: unknown): value is ViewportSize =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value;

/** MiniBrowser's toolbar is above the page. The pointer of the screen, in its middle, rests on it and is in no page's way. */
const ontoToolbar = 5;

const sizeOf = (page: Page): Promise<ViewportSize> => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));

/** Makes the window as large as its page must be; throws where a window cannot be that small. */
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
