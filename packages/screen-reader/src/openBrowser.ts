import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Desktop, startGently } from './desktop';
import { firefoxPreferences } from './firefoxPreferences';

export type BrowserName = 'chromium' | 'firefox';

/** The options of a browser. */
export interface BrowserOptions {
  name: BrowserName;
  /** The path of the executable. */
  path: string;
  /** The tag of the language that the user prefers. */
  language: string;
  /** The width of its window, in pixels. */
  width: number;
}

const height = 900;

function firefox({ language, width }: BrowserOptions, profile: string): string[] {
  const preferences = { ...firefoxPreferences, 'intl.accept_languages': language };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const size = ['--width', String(width), '--height', String(height)];
  return ['--no-remote', '--new-instance', '--profile', profile, ...size];
}

function chromium({ language, width }: BrowserOptions, profile: string): string[] {
  mkdirSync(path.join(profile, 'Default'));
  const preferences = {
    intl: { accept_languages: language, selected_languages: language },
    // Otherwise it offers a translation, which the reader reads first.
    translate: { enabled: false },
  };
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  return [
    '--no-sandbox',
    '--force-renderer-accessibility',
    '--force-prefers-reduced-motion',
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-gpu',
    '--password-store=basic',
    '--disable-sync',
    '--window-position=0,0',
    `--window-size=${width},${height}`,
  ];
}

/** Opens a browser with a new profile at an address. Returns the function that ends it. */
export function openBrowser(desktop: Desktop, options: BrowserOptions, url: string): () => Promise<void> {
  const profile = mkdtempSync(path.join(desktop.folder, `${options.name}-`));
  const args = (options.name === 'firefox' ? firefox : chromium)(options, profile);
  return startGently(options.path, [...args, url], desktop.env).end;
}
