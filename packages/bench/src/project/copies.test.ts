import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { checkOut, copyProject } from './copies';

/** A project with a package of its own, an installed one, and one commit. */
const test = base.extend<{ project: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  project: async ({}, use) => {
    const project = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
    const files = {
      '.gitignore': 'node_modules\n',
      'package-lock.json': '{}',
      'page.txt': 'one\n',
      'packages/own/package.json': '{ "name": "@site/own" }',
      'packages/own/index.txt': 'one',
      'node_modules/@site/own/index.txt': 'not this one',
      'node_modules/library/index.txt': 'library',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, name)), { recursive: true });
      writeFileSync(join(project, name), text);
    }
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: project });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'One');
    await use(project);
    rmSync(project, { recursive: true });
  },
});

test('a copy has the files as they are now, the installed packages, and packages of its own', async ({ project }) => {
  writeFileSync(join(project, 'page.txt'), 'two');
  writeFileSync(join(project, 'new.txt'), 'new');
  const copy = await copyProject(project);
  const read = (name: string) => readFileSync(join(copy.folder, name), 'utf8');
  expect([read('page.txt'), read('new.txt'), read('node_modules/library/index.txt')]).toEqual([
    'two',
    'new',
    'library',
  ]);
  writeFileSync(join(copy.folder, 'packages/own/index.txt'), 'changed');
  expect(read('node_modules/@site/own/index.txt')).toBe('changed');
  await copy.remove();
  expect(existsSync(copy.folder)).toBe(false);
  expect(readFileSync(join(project, 'packages/own/index.txt'), 'utf8')).toBe('one');
});

test('a commit is checked out, with a patch where one is named, and leaves nothing behind', async ({ project }) => {
  writeFileSync(join(project, 'page.txt'), 'two');
  const patch = '--- a/page.txt\n+++ b/page.txt\n@@ -1 +1 @@\n-one\n+patched\n';
  writeFileSync(join(project, 'change.patch'), patch);
  const plain = await checkOut('HEAD', undefined, project);
  const patched = await checkOut('HEAD', 'change.patch', project);
  const read = ({ folder }: { folder: string }) => readFileSync(join(folder, 'page.txt'), 'utf8');
  expect([read(plain), read(patched)]).toEqual(['one\n', 'patched\n']);
  await plain.remove();
  await patched.remove();
  await expect(checkOut('HEAD', 'nowhere.patch', project)).rejects.toThrow('git apply');
  const worktrees = execFileSync('git', ['worktree', 'list'], { cwd: project, encoding: 'utf8' });
  expect(worktrees.trim().split('\n')).toHaveLength(1);
});
