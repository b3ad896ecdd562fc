import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where distributions keep MiniBrowser: Debian and Ubuntu below the machine's name, Fedora and Arch beside other helpers. */
function miniBrowserFolders(): string[] {
  const machines = readdirSync('/usr/lib').filter((name) => name.includes('-linux-'));
  return [...machines.map((name) => `/usr/lib/${name}`), '/usr/libexec', '/usr/lib'].map((folder) => `${folder}/webkit2gtk-4.1`);
}

const onPath = () => (process.env['PATH'] ?? '').split(path.delimiter);

function find(name: string, folders: string[]): string | undefined {
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

const packages = {
  MiniBrowser: 'webkit2gtk-driver',
  WebKitWebDriver: 'webkit2gtk-driver',
  setpriv: 'util-linux',
  Xvfb: 'xvfb',
  broadwayd: 'libgtk-3-bin',
  cc: 'gcc',
} as const;

type Program = keyof typeof packages;

/** The file of a program, or undefined where it is not installed. */
export function programPath(name: Program): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return find(name, name === 'MiniBrowser' ? miniBrowserFolders() : onPath());
}

/** The file of a program; where there is none, an error that names the package. */
export function neededProgram(name: Program): string {
  const file = programPath(name);
  if (file === undefined) throw new Error(`${name} is not installed. On Debian: apt-get install ${packages[name]}`);
  return file;
}
