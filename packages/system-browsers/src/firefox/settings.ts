import type { Page } from '@playwright/test';

/** The settings of a visitor's system that a page can read. Only Firefox's own code can change them. */
export interface Settings {
  media: 'screen' | 'print';
  colorScheme: 'light' | 'dark' | 'no-preference';
  reducedMotion: 'reduce' | 'no-preference';
  contrast: 'more' | 'no-preference';
  forcedColors: 'active' | 'none';
  javaScriptEnabled: boolean;
}

/** The parts of a command from Playwright that the proxy reads. */
export interface Command {
  id: number;
  method: string;
  params: { target?: { context?: string }; arguments?: { value?: unknown }[] };
}

const mark = 'void "browser settings:';

/** Gives a page settings: sends an expression that does nothing in the page, and that the proxy reads on its way to Firefox. */
export async function sendSettings(page: Page, settings: Settings): Promise<void> {
  await page.evaluate(`${mark}${encodeURIComponent(JSON.stringify(settings))}"`);
}

/** The settings in a command of `sendSettings`; undefined for other commands. */
export function settingsIn({ params }: Command): Settings | undefined {
  const values = params.arguments?.map(({ value }) => value) ?? [];
  const marked = values.find((value) => typeof value === 'string' && value.startsWith(mark));
  if (typeof marked !== 'string') return undefined;
  return JSON.parse(decodeURIComponent(marked.slice(mark.length, -1)));
}

const navigables = `const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');`;

/**
 * The preferences for more contrast. With the first one Firefox would also force the system's colors on pages, which the second one prevents.
 * Preferences belong to the whole browser, and each test has its own browser.
 */
const contrastPreferences = { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 };

/**
 * A script that runs as Firefox's own code and gives the page with this id the settings. It also hides the toolbars of the window: otherwise the
 * Tab key moves the focus into them, while WebDriver still sends keys to the page, which then shows no focus ring.
 */
export function settingsScript(context: string, settings: Settings): string {
  const properties = {
    mediumOverride: settings.media === 'print' ? 'print' : '',
    prefersColorSchemeOverride: settings.colorScheme === 'dark' ? 'dark' : 'light',
    prefersReducedMotionOverride: settings.reducedMotion,
    forcedColorsOverride: settings.forcedColors,
    allowJavascript: settings.javaScriptEnabled,
  };
  const change = settings.contrast === 'more' ? 'setIntPref(name, value)' : 'clearUserPref(name)';
  return `{
    ${navigables}
    const page = NavigableManager.getBrowsingContextById(${JSON.stringify(context)});
    Object.assign(page, ${JSON.stringify(properties)});
    for (const [name, value] of Object.entries(${JSON.stringify(contrastPreferences)})) Services.prefs.${change};
    page.top.embedderElement.ownerDocument.getElementById('navigator-toolbox').style.visibility = 'hidden';
  }`;
}

/**
 * A script that runs as Firefox's own code and reports every navigation within a document as a change of the history, as routers make it. WebDriver
 * does not report a navigation from a fragment to the address without it, so that Playwright would never stop waiting.
 */
export const sameDocumentScript = `{
  const { NavigationManager, notifyHistoryUpdated } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigationManager.sys.mjs');
  ${navigables}
  const manager = new NavigationManager();
  manager.on('same-document-changed', (name, { navigableId, url }) => {
    notifyHistoryUpdated({ contextDetails: { context: NavigableManager.getBrowsingContextById(navigableId) }, url });
  });
  manager.startMonitoring();
}`;
