import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { findEngine } from '../findEngine';
import { startProgram } from '../startProgram';
import { waitFor } from '../waitFor';
import { doubleClickTime } from './input';
import { freePort, listeningPorts } from './ports';
import { preload } from './preload';

/** The width and height of the screen. Windows start in its middle, below the pointer: without a window manager the window below the pointer has the focus. */
export const screenSide = 4096;

const patience = 60_000;

/** The temporary folder of the programs, with a copy of their settings. */
function scratchFolder(): string {
  const folder = path.join(tmpdir(), `webkitgtk-tests-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Several browsers may start at the same time.
  cpSync(path.join(import.meta.dirname, 'config'), path.join(folder, 'config'), { recursive: true, force: false });
  return folder;
}

/** Starts a virtual display. */
export async function startDisplay() {
  const screen = `${screenSide}x${screenSide}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset'];
  const server = startProgram('Xvfb', args);
  return { display: `:${await server.firstLine()}`, end: server.end };
}

/**
 * Starts WebKitGTK's own small browser on a display, without data of an earlier run. `inspector` is the address of the page's inspector, for Playwright;
 * `automation` is the address at which WebDriver controls the same browser.
 */
export async function startMiniBrowser(display: string) {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  // Without `--automation` the browser would keep cookies and storage. Playwright does not notice a page that comes back from the page cache.
  // `Cross-Origin-Opener-Policy` moves a page to another process, which loses its inspector.
  const options = ['--automation', '--enable-page-cache=false', '--features=-CrossOriginOpenerPolicy'];
  const program = findEngine('webkit')?.path;
  if (program === undefined) throw new Error('There is no WebKitGTK on this machine.');
  const folder = scratchFolder();
  // input.ts relies on this time.
  const gtkSettings = path.join(folder, 'config/gtk-3.0');
  mkdirSync(gtkSettings, { recursive: true });
  writeFileSync(path.join(gtkSettings, 'settings.ini'), `[Settings]\ngtk-double-click-time=${doubleClickTime}\n`);
  const browser = startProgram(program, options, {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // With the locale C, WebKit would report a language named `C`.
    LANG: 'en_US.UTF-8',
    LC_ALL: '',
    LANGUAGE: '',
    GSETTINGS_BACKEND: 'memory',
    LD_PRELOAD: preload(folder),
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_INSPECTOR_HTTP_SERVER: address,
    XDG_CACHE_HOME: folder,
    XDG_CONFIG_HOME: path.join(folder, 'config'),
    XDG_DATA_HOME: folder,
  });
  const page = waitFor(
    () => 'The inspector of MiniBrowser lists no page.',
    async () => {
      const list = await fetch(`http://${address}/`);
      return /\/socket\/\d+\/\d+\/WebPage/.exec(await list.text())?.[0];
    },
  );
  const inspector = `ws://${address}${await Promise.race([page, browser.failure])}`;
  const automationPort = await waitFor(
    () => 'MiniBrowser opens no port for automation.',
    () => listeningPorts(browser.pid).find((open) => open !== port),
  );
  return { inspector, automation: `127.0.0.1:${automationPort}`, end: browser.end };
}

/** Sends a command of the WebDriver protocol in a session; resolves with the `value` of its answer. */
export type Command = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

interface Answer<Value> {
  value: Value;
}

async function ask<Value>(address: string, method: string, body?: unknown): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const { value }: Answer<Value> = await response.json();
  if (!response.ok) throw new Error(`WebDriver, ${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Connects WebDriver to the MiniBrowser at an address: its keys, pointer and window are real ones. */
export async function startWebDriver(automation: string) {
  const address = `http://127.0.0.1:${await freePort()}`;
  const driver = startProgram('WebKitWebDriver', ['-p', new URL(address).port, '-t', automation]);
  // Playwright answers the dialogs of a page.
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: 'ignore' } };
  const session = waitFor(
    () => 'WebKitWebDriver gives no session.',
    () => ask<{ sessionId: string }>(`${address}/session`, 'POST', { capabilities }),
  );
  const { sessionId } = await Promise.race([session, driver.failure]);
  const command: Command = (method, path, body) => ask(`${address}/session/${sessionId}${path}`, method, body);
  return { command, end: driver.end };
}
