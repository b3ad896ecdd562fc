import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const packages = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  broadwayd: 'libgtk-3-bin',
  cc: 'gcc libc6-dev',
} as const;

type Program = keyof typeof packages;

/** The file of a program, or undefined where it is not installed. */
export function programPath(name: Program): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The file of a program; where there is none, an error that names the package. */
export function neededProgram(name: Program): string {
  const file = programPath(name);
  if (file === undefined) throw new Error(`${name} is not installed. On Debian: apt-get install ${packages[name]}`);
  return file;
}
