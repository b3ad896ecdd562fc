import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkModules } from './linkModules';
import { run } from './run';

/** A copy of the project in a temporary folder, with its packages installed. */
export interface ProjectCopy {
  folder: string;
  remove: () => Promise<void>;
}

const newFolder = () => realpathSync(mkdtempSync(path.join(tmpdir(), 'bench-')));

/** Copies the files that the project has now, whether they are committed or not. */
export async function copyProject(project = path.resolve('.')): Promise<ProjectCopy> {
  const folder = newFolder();
  const names = await run(project, 'git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  for (const name of names.split('\0').filter((each) => each !== '' && existsSync(path.join(project, each)))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    cpSync(path.join(project, name), path.join(folder, name));
  }
  await linkModules(project, folder);
  return { folder, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** Checks out a commit, and applies a patch to it where one is named. */
export async function checkOut(commit: string, patch?: string, project = path.resolve('.')): Promise<ProjectCopy> {
  const folder = newFolder();
  const remove = async () => {
    await run(project, 'git', 'worktree', 'remove', '--force', folder);
  };
  await run(project, 'git', 'worktree', 'add', '--detach', '--force', folder, commit);
  try {
    if (patch !== undefined) await run(folder, 'git', 'apply', path.resolve(project, patch));
    await linkModules(project, folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
