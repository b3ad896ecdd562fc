import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import spawn from 'cross-spawn';

/** A copy of the project in a temporary folder. Tests change it as an owner would. */
export interface ProjectCopy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces words of a file. Throws if the file does not have them, because a test of an edit that changes nothing would wait in vain. */
  edit: (file: string, from: string, to: string) => void;
  /** Runs an npm script of the copy, and resolves with its output. Rejects with the output if the script fails. */
  npm: (script: string, ...args: string[]) => Promise<string>;
}

const root = resolve(import.meta.dirname, '../..');

/** Generated and installed files. */
const made = /^(?:\.git|\.env|node_modules|\.?(?:build|cache|dist|mailbox|outbox|playwright-report|test-results).*)$/;

/** The environment without the variables of Playwright and of this test run. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:PW_|PLAYWRIGHT_|TEST_)/.test(name)));

/** A test with a copy of the project. The copy uses the same installed packages. */
export const test = base.extend<{ copy: ProjectCopy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  copy: async ({}, provide) => {
    const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'project-')));
    for (const name of readdirSync(root).filter((entry) => !made.test(entry))) {
      const filter = (file: string) => !file.endsWith('node_modules');
      cpSync(join(root, name), join(folder, name), { recursive: true, filter });
    }
    symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'), 'junction');
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const write = (file: string, text: string) => {
      writeFileSync(join(folder, file), text);
    };
    await provide({
      folder,
      read,
      write,
      edit: (file, from, to) => {
        const text = read(file);
        if (!text.includes(from)) throw new Error(`${file} does not contain “${from}”`);
        write(
          file,
          text.replace(from, () => to),
        );
      },
      npm: async (script, ...args) => {
        const command = ['run', '--silent', script, '--', ...args];
        const child = spawn('npm', command, { cwd: folder, env: ownEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
        let said = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream?.on('data', (text: Buffer) => {
            said += text.toString();
          });
        }
        await once(child, 'close');
        if (child.exitCode !== 0) throw new Error(`npm ${command.join(' ')} failed:\n${said}`);
        return said;
      },
    });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
