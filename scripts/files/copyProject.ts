import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import spawn from 'cross-spawn';
import { linkPackages } from './linkPackages';

type Words = Record<string, { defaultMessage: string; description: string }>;

/** A copy of the project in a temporary folder, to be changed as its owner would change it. */
export interface ProjectCopy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Puts a text before another one, which the file must have once. */
  insert: (file: string, before: string, text: string) => void;
  /** Changes a catalog of the source language; its keys are sorted again. */
  words: (name: string, change: (words: Words) => Words) => void;
  /** Runs a program of the copy and resolves with its exit code and all that it said. */
  run: (program: string, ...args: string[]) => Promise<{ code: number | null; output: string }>;
  /** The same for one of the copy's npm scripts. */
  npm: (script: string, ...args: string[]) => Promise<{ code: number | null; output: string }>;
  remove: () => void;
}

const root = resolve(import.meta.dirname, '../..');
const copied = [
  'src',
  'scripts',
  'packages',
  'e2e',
  'docs',
  'locales',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  'playwright.config.ts',
];

/** The environment without what a run of tests tells its own programs: tests that run in the copy are a run of their own. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(?:PW_|PLAYWRIGHT_|TEST_(?:WORKER|PARALLEL)_)/.test(name),
  );
  return Object.fromEntries(entries);
}

/** Every file of the project, committed or not, but those that are made from others. */
function everyFile(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  return listed
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)));
}

/**
 * Copies the project into a new temporary folder, with the same installed packages. A `whole` copy has all of its files, not only those that a
 * build and the tests read, and its own packages are the copy's: what is changed in them shows.
 */
export function copyProject({ whole = false } = {}): ProjectCopy {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'project-')));
  for (const name of whole ? everyFile() : copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  if (whole) linkPackages(folder);
  else symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
  };
  const output = async (program: string, ...args: readonly string[]) => {
    const child = spawn(program, [...args], { cwd: folder, env: ownEnvironment() });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += text.toString();
      });
    }
    await once(child, 'close');
    return { code: child.exitCode, output: said };
  };
  return {
    folder,
    read,
    write,
    insert: (file, before, text) => {
      const parts = read(file).split(before);
      if (parts.length !== 2) throw new Error(`${file} has ${JSON.stringify(before)} ${parts.length - 1} times`);
      write(file, parts.join(text + before));
    },
    words: (name, change) => {
      const file = `locales/en/${name}.json`;
      const words = change(JSON.parse(read(file)) as Words);
      const sorted = Object.keys(words).toSorted();
      write(file, `${JSON.stringify(Object.fromEntries(sorted.map((key) => [key, words[key]])), null, 2)}\n`);
    },
    run: (program, ...args) => output(process.execPath, '--import', import.meta.resolve('tsx'), program, ...args),
    npm: (script, ...args) => output('npm', 'run', '--silent', script, '--', ...args),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
