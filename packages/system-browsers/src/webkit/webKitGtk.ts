import type { BrowserContext, BrowserType, Page } from '@playwright/test';
import { startDisplay } from './display';
import { startInspectorProxy } from './inspectorProxy';
import { startMiniBrowser } from './miniBrowser';
import { trustedInput } from './trustedInput';
import { type Command, startWebDriver } from './webDriver';

export interface WebKitGtk {
  context: BrowserContext;
  page: Page;
  /** Speaks to the same browser as WebDriver. */
  command: Command;
  hasFocus: boolean;
  end: () => Promise<void>;
}

interface Ends {
  end: () => Promise<void>;
}

/** Starts one browser with one page: a display, MiniBrowser on it, WebDriver for its keys, and Playwright behind a proxy of its inspector. */
export async function startWebKitGtk(webkit: BrowserType): Promise<WebKitGtk> {
  const started: Ends[] = [];
  const keep = async <Part extends Ends>(starting: Promise<Part>): Promise<Part> => {
    const part = await starting;
    started.unshift(part);
    return part;
  };
  const end = async () => {
    for (const part of started.splice(0)) await part.end();
  };
  try {
    const display = await keep(startDisplay());
    const browser = await keep(startMiniBrowser(display));
    const { command } = await keep(startWebDriver(browser.automationPort));
    const proxy = await keep(startInspectorProxy(browser.inspector, trustedInput(command)));
    const connected = await webkit.connectOverCDP(proxy.address);
    started.unshift({ end: () => connected.close() });
    const context = connected.contexts()[0];
    const page = context?.pages()[0];
    if (!context || !page) throw new Error('MiniBrowser shows no page.');
    return { context, page, command, hasFocus: display.hasFocus, end };
  } catch (error) {
    await end();
    throw error;
  }
}
