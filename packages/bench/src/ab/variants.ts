import { existsSync } from 'node:fs';
import { UsageError } from '@nine-blocks/built-site/options';
import { checkOut, copyProject, type ProjectCopy } from '../project/copies';
import { run } from '../project/run';

/** A version of the project, built in a copy of its own. `title` is what was typed. */
export interface Variant {
  title: string;
  copy: ProjectCopy;
}

/** What a name means: `.` the files as they are now, the path of a patch that is applied to HEAD, or a commit. Throws a UsageError for anything else. */
async function copyOf(title: string): Promise<ProjectCopy> {
  if (title === '.') return copyProject();
  if (/\.(?:patch|diff)$/.test(title) && existsSync(title)) return checkOut('HEAD', title);
  const commit = await run('.', 'git', 'rev-parse', '--verify', `${title}^{commit}`).catch(() => {
    throw new UsageError(
      `${title} is neither a commit, nor the path of a patch, nor "." for the files as they are now`,
    );
  });
  return checkOut(commit.trim());
}

/** Copies and builds variants, one after another. Throws, and leaves nothing behind, where one cannot be built. */
export async function buildVariants(titles: readonly string[], say: (line: string) => void): Promise<Variant[]> {
  const variants: Variant[] = [];
  try {
    for (const title of titles) {
      say(`building ${title}`);
      const copy = await copyOf(title);
      variants.push({ title, copy });
      await run(copy.folder, 'npm', 'run', 'build');
    }
  } catch (error) {
    await removeVariants(variants);
    throw error;
  }
  return variants;
}

/** Removes the copies. */
export async function removeVariants(variants: readonly Variant[]): Promise<void> {
  for (const { copy } of variants) await copy.remove();
}
