import path from 'node:path';

/** The possible paths of a program on Windows: below the folders for all users, or the user's own folder. */
export function windowsPrograms(file: string, environment: NodeJS.ProcessEnv = process.env): string[] {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => environment[name] ?? []);
  return folders.map((folder) => path.win32.join(folder, file));
}
