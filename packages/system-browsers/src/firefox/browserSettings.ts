import type { Page } from '@playwright/test';

/** What a page learns of its visitor's system: only Firefox's own code can set it. */
export interface BrowserSettings {
  media: 'screen' | 'print';
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  contrast: 'more' | 'no-preference';
  forcedColors: 'active' | 'none';
  javaScriptEnabled: boolean;
}

const mark = 'browser settings:';

/** Gives a page other settings, by an expression that does nothing in the page, but that the proxy reads on its way to Firefox. */
export async function sendSettings(page: Page, settings: Partial<BrowserSettings>): Promise<void> {
  await page.evaluate(`void ${JSON.stringify(mark + JSON.stringify(settings))}`);
}

/** A command of Playwright's to the browser, as far as the proxy reads it. */
export interface Command {
  id: number;
  method: string;
  params: { target?: { context?: string }; arguments?: { value?: unknown }[]; expression?: string };
}

/** The text after a mark in a command whose expression is nothing but a text that begins with that mark; undefined for other commands. */
export function markedText({ params }: Command, mark: string): string | undefined {
  const values = [params.expression, ...(params.arguments ?? []).map(({ value }) => value)];
  const text = values.find((value) => typeof value === 'string' && value.startsWith(`void "${mark}`));
  if (typeof text !== 'string') return undefined;
  const marked: string = JSON.parse(text.slice('void '.length));
  return marked.slice(mark.length);
}

/** The settings in a command that `sendSettings` has caused; undefined for other commands. */
export function settingsIn(command: Command): Partial<BrowserSettings> | undefined {
  const text = markedText(command, mark);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * More contrast: on a system that asks for it, Firefox takes black on white as the system's colors and forces them on pages, which the second
 * preference prevents. Preferences are the whole browser's, and each test has a browser of its own.
 */
const contrastPreferences = { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 };

const contrastScript = (contrast: BrowserSettings['contrast']) =>
  Object.entries(contrastPreferences)
    .map(([name, value]) => {
      const quoted = JSON.stringify(name);
      return `Services.prefs.${contrast === 'more' ? `setIntPref(${quoted}, ${value})` : `clearUserPref(${quoted})`};`;
    })
    .join(' ');

/**
 * A script for Firefox's own code that gives the page with this id the settings. It hides the window's toolbars, too: the Tab key would move
 * the focus from the page into them, but WebDriver sends keys to the page all the same, which then shows no focus ring.
 */
export function chromeScript(context: string, settings: Partial<BrowserSettings>): string {
  const { media, colorScheme, reducedMotion, contrast, forcedColors, javaScriptEnabled } = settings;
  const properties = {
    ...(media !== undefined && { mediumOverride: media === 'print' ? 'print' : '' }),
    ...(colorScheme !== undefined && { prefersColorSchemeOverride: colorScheme }),
    ...(reducedMotion !== undefined && { prefersReducedMotionOverride: reducedMotion }),
    ...(forcedColors !== undefined && { forcedColorsOverride: forcedColors }),
    ...(javaScriptEnabled !== undefined && { allowJavascript: javaScriptEnabled }),
  };
  const manager = 'chrome://remote/content/shared/NavigableManager.sys.mjs';
  return `{
    const { NavigableManager } = ChromeUtils.importESModule(${JSON.stringify(manager)});
    const page = NavigableManager.getBrowsingContextById(${JSON.stringify(context)});
    Object.assign(page, ${JSON.stringify(properties)});
    ${contrast === undefined ? '' : contrastScript(contrast)}
    page.top.embedderElement.ownerDocument.getElementById('navigator-toolbox').style.visibility = 'hidden';
  }`;
}
