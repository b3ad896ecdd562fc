import { cpSync } from 'node:fs';
import path from 'node:path';
import { findEngine } from '../findEngine';
import type { Display } from './display';
import { freePort, listeningPorts } from './ports';
import { preload } from './preload';
import { startProgram } from '../startProgram';
import { scratchFolder } from './scratchFolder';
import { waitFor } from './waitFor';

export interface MiniBrowser {
  /** Where the page's inspector listens, a WebSocket. */
  inspector: string;
  /** Where a WebDriver can take the same browser over, a port. */
  automationPort: number;
  end: () => Promise<void>;
}

/** The folder of its settings: a copy, for its programs leave their own there. */
function settingsFolder(): string {
  const folder = path.join(scratchFolder(), 'config');
  // Several browsers start at once.
  cpSync(path.join(import.meta.dirname, 'config'), folder, { recursive: true, force: false });
  return folder;
}

/**
 * Starts WebKitGTK's own small browser with an inspector for Playwright and an automation port for WebDriver, and nothing of an earlier run.
 */
export async function startMiniBrowser(display: Display): Promise<MiniBrowser> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  // Without automation it would keep cookies and storage. A page out of the cache of pages never tells Playwright that it is back.
  // `Cross-Origin-Opener-Policy` takes a page to another process, where its inspector is lost.
  const options = ['--automation', '--enable-page-cache=false', '--features=-CrossOriginOpenerPolicy'];
  const program = findEngine('webkit')?.path;
  if (program === undefined) throw new Error('There is no WebKitGTK on this machine.');
  const browser = startProgram(program, options, {
    ...process.env,
    ...display.env,
    // Of a C locale WebKit would make a language of the name `C`.
    LANG: 'en_US.UTF-8',
    LC_ALL: '',
    LANGUAGE: '',
    GSETTINGS_BACKEND: 'memory',
    LD_PRELOAD: preload(),
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_INSPECTOR_HTTP_SERVER: address,
    XDG_CACHE_HOME: scratchFolder(),
    XDG_CONFIG_HOME: settingsFolder(),
    XDG_DATA_HOME: scratchFolder(),
  });
  const started = async () => {
    const page = await waitFor('The inspector of MiniBrowser', async () => {
      const list = await fetch(`http://${address}/`);
      return /\/socket\/\d+\/\d+\/WebPage/.exec(await list.text())?.[0];
    });
    const automationPort = await waitFor('The automation port of MiniBrowser', () =>
      listeningPorts(browser.pid).find((open) => open !== port),
    );
    return { inspector: `ws://${address}${page}`, automationPort, end: browser.end };
  };
  try {
    return await Promise.race([started(), browser.failure]);
  } catch (error) {
    await browser.end();
    throw error;
  }
}
