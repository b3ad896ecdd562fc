import type { Page } from '@playwright/test';

/** The facts about a visitor's system that a page can read: only Firefox's own code can set it. */
export interface Settings {
  media: 'screen' | 'print';
  colorScheme: 'light' | 'dark' | 'no-preference';
  reducedMotion: 'reduce' | 'no-preference';
  contrast: 'more' | 'no-preference';
  forcedColors: 'active' | 'none';
  javaScriptEnabled: boolean;
}

/** A command of Playwright's to the browser, as far as the proxy reads it. */
export interface Command {
  id: number;
  method: string;
  params: { target?: { context?: string }; arguments?: { value?: unknown }[] };
}

const mark = 'void "browser settings:';

/** Gives a page settings, by an expression that does nothing in the page, but that the proxy reads on its way to Firefox. */
export async function sendSettings(page: Page, settings: Settings): Promise<void> {
  await page.evaluate(`${mark}${encodeURIComponent(JSON.stringify(settings))}"`);
}

/** The settings in a command that `sendSettings` has caused; undefined for other commands. */
export function settingsIn({ params }: Command): Settings | undefined {
  const values = params.arguments?.map(({ value }) => value) ?? [];
  const marked = values.find((value) => typeof value === 'string' && value.startsWith(mark));
  if (typeof marked !== 'string') return undefined;
  return JSON.parse(decodeURIComponent(marked.slice(mark.length, -1)));
}

const navigables = `const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');`;

/**
 * More contrast: on a system that asks for it, Firefox takes black on white as the system's colors and forces them on pages, which the second
 * preference prevents. Preferences are the whole browser's, and each test has a browser of its own.
 */
const contrastPreferences = { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 };

/**
 * A script for Firefox's own code that gives the page with this id the settings. It hides the window's toolbars, too: the Tab key would move
 * the focus from the page into them, but WebDriver sends keys to the page all the same, which then shows no focus ring.
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
 * A script for Firefox's own code that reports every navigation within a document. WebDriver says nothing of one from a fragment back to the
 * address without it, and Playwright would wait for its end for ever; here it becomes a change of the history like those that a router makes.
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
