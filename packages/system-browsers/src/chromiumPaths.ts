import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The executables of Playwright's own Chromium, the fast headless shell first if it is installed. Playwright publishes the
 * path of the full browser only, whose folder `chromium-1234` is next to the shell's `chromium_headless_shell-1234`.
 */
export function chromiumPaths(fullBrowser: string): string[] {
  const shellFolder = /^.*[\\/]chromium-\d+(?=[\\/])/
    .exec(fullBrowser)?.[0]
    .replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');
  if (shellFolder === undefined || !existsSync(shellFolder)) return [fullBrowser];
  const shell = readdirSync(shellFolder, { recursive: true, encoding: 'utf8' }).find((file) =>
    /^(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(path.basename(file)),
  );
  return shell === undefined ? [fullBrowser] : [path.join(shellFolder, shell), fullBrowser];
}
