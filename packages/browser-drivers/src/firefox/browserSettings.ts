import type { Page } from '@playwright/test';

/** What a visitor's system tells a page, and what Firefox can be told of it only from within. */
export interface BrowserSettings {
  media: 'screen' | 'print';
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  contrast: 'more' | 'no-preference';
  forcedColors: 'active' | 'none';
  javaScriptEnabled: boolean;
}

const mark = 'browser settings:';

/** Gives a page other settings: an expression that does nothing in the page, but that the bridge reads on its way to Firefox. */
export async function applySettings(page: Page, settings: Partial<BrowserSettings>): Promise<void> {
  await page.evaluate(`void ${JSON.stringify(mark + JSON.stringify(settings))}`);
}

/** A command of Playwright's to the browser, as far as the bridge looks into it. */
export interface Command {
  id: number;
  method: string;
  params: { target?: { context?: string }; arguments?: { value?: unknown }[]; expression?: string };
}

/** What a command tells the bridge behind a mark, if it does: an expression that is nothing but a text which begins with it. */
export function says({ params }: Command, mark: string): string | undefined {
  const texts = [params.expression, ...(params.arguments ?? []).map(({ value }) => value)];
  const text = texts.find((value) => typeof value === 'string' && value.startsWith(`void "${mark}`));
  if (typeof text !== 'string') return undefined;
  const told: string = JSON.parse(text.slice('void '.length));
  return told.slice(mark.length);
}

/** The settings that a command carries, if it is one of `applySettings`. */
export function settingsIn(command: Command): Partial<BrowserSettings> | undefined {
  const told = says(command, mark);
  return told === undefined ? undefined : JSON.parse(told);
}

/**
 * More contrast: where a system has it Firefox takes black on white for the system's colors, and forces them on pages unless it is told not to.
 * It counts for the whole browser, of which each test has one to itself.
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
 * What Firefox's own code says to give the page with this id the settings. Its window's toolbars are made invisible too: the Tab key would go
 * on from the page into them, while the keys of WebDriver stay with the page, which has no focus then and shows no ring.
 */
export function chromeScript(context: string, settings: Partial<BrowserSettings>): string {
  const { media, colorScheme, reducedMotion, contrast, forcedColors, javaScriptEnabled } = settings;
  const told = {
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
    Object.assign(page, ${JSON.stringify(told)});
    ${contrast === undefined ? '' : contrastScript(contrast)}
    page.top.embedderElement.ownerDocument.getElementById('navigator-toolbox').style.visibility = 'hidden';
  }`;
}
