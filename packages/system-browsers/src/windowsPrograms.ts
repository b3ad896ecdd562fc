import path from 'node:path';

/** Where Windows may have a program: below a folder of everybody's programs, or of the user's own. */
export function windowsPrograms(file: string, environment: NodeJS.ProcessEnv = process.env): string[] {
  const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => environment[name] ?? []);
  return folders.map((folder) => path.win32.join(folder, file));
}
