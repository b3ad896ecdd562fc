import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Shot } from '../photograph';
import { type Changed, comparisonSheet, shareText } from './comparisonSheet';
import { pictureDifference } from './pictureDifference';

/** What the comparison needs to know of a picture. */
export type Compared = Pick<Shot, 'file' | 'width' | 'mode'> & { subject: Pick<Shot['subject'], 'title'> };

/**
 * Compares the pictures in `folder` with those of the same names in the folder of an earlier gallery, and writes `before-after.html` with the
 * pictures that it shows: it can be moved with its folder. Resolves with a line that says what differs.
 */
export async function writeComparison(shots: readonly Compared[], before: string, folder: string): Promise<string> {
  for (const name of ['before', 'difference']) mkdirSync(path.join(folder, name), { recursive: true });
  const changed: Changed[] = [];
  const same: string[] = [];
  const added: string[] = [];
  for (const { file, subject, width, mode } of shots) {
    const name = path.basename(file);
    const earlier = path.join(before, 'pictures', name);
    if (!existsSync(earlier)) {
      added.push(name);
      continue;
    }
    const { share, marked } = await pictureDifference(earlier, path.join(folder, file));
    if (share === 0) {
      same.push(name);
      continue;
    }
    copyFileSync(earlier, path.join(folder, 'before', name));
    writeFileSync(path.join(folder, 'difference', name), marked);
    changed.push({ name, title: `${subject.title}, ${width} ${mode}`, share });
  }
  changed.sort((one, other) => other.share - one.share);
  const taken = new Set(shots.map(({ file }) => path.basename(file)));
  const missing = readdirSync(path.join(before, 'pictures')).filter((name) => !taken.has(name));
  const sheet = path.join(folder, 'before-after.html');
  writeFileSync(sheet, comparisonSheet({ changed, same, added, missing }));
  const [most] = changed;
  const first = most === undefined ? '' : `, most of all ${most.title} (${shareText(most.share)})`;
  return `Pictures that differ: ${changed.length} of ${changed.length + same.length}${first}: ${sheet}`;
}
