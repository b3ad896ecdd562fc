import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Disk, outboxError, writeDurably } from './disk';
import { stateOf } from './leadState';
import { parseLead, textOfLead, unescaped } from './leadText';
import type { Delivery, Lead } from './outbox';

/** The folder of a lead's file. The content decides: a file that a crash left in the wrong folder is moved at the next start. */
export type Place = Delivery['state'];
const places: readonly Place[] = ['waiting', 'refused', 'delivered'];

/** Reads and writes one file for each lead, in the folders `waiting/`, `refused/` and `delivered/`. Unreadable files are in `broken/`. */
export function createLeadFiles(root: string, disk: Disk) {
  const pathOf = (place: Place | 'broken', id: string) => join(root, place, `${id}.json`);
  let written = 0;

  async function move(id: string, from: Place, to: Place | 'broken'): Promise<void> {
    await disk.rename(pathOf(from, id), pathOf(to, id));
    await disk.syncFolder(join(root, to));
    await disk.syncFolder(join(root, from));
  }

  async function makeFolders(): Promise<void> {
    for (const name of [...places, 'broken', 'tmp']) await mkdir(join(root, name), { recursive: true, mode: 0o700 });
    for (const folder of [root, dirname(resolve(root))]) await disk.syncFolder(folder);
  }

  /** Removes the incomplete files of a crashed host, which it has not confirmed. Resolves with their number. */
  async function removeHalves(): Promise<number> {
    const halves = await readdir(join(root, 'tmp'));
    for (const name of halves) await disk.remove(join(root, 'tmp', name));
    return halves.length;
  }

  /** Writes a lead's file and removes the old one in `place`, if there is one. Resolves with the new place, or rejects with an `OutboxError`. */
  async function write(lead: Lead, place?: Place): Promise<Place> {
    const target = stateOf(lead);
    const path = pathOf(place ?? target, lead.id);
    try {
      await writeDurably(disk, path, textOfLead(lead), join(root, 'tmp', `${lead.id}.${(written += 1)}`));
      if (place !== undefined && place !== target) await move(lead.id, place, target);
      return target;
    } catch (error) {
      // The visitor sees that the lead was not stored, and sends it again.
      if (place === undefined) await disk.remove(path).catch(() => undefined);
      throw outboxError(error);
    }
  }

  /** Reads a lead's file. Returns undefined if there is no file, or if it is unreadable; then it is moved to `broken/`. */
  async function read(id: string, place: Place): Promise<Lead | undefined> {
    const text = await readFile(pathOf(place, id), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      // A defect of the disk must not delay the other leads, so the file counts as broken.
      if (error.code === 'EIO') return '';
      throw outboxError(error);
    });
    if (text === undefined) return undefined;
    const lead = parseLead(text);
    if (lead?.id === id) return lead;
    await move(id, place, 'broken');
    return undefined;
  }

  /** Yields all readable leads, and moves each into its right folder. */
  async function* all(): AsyncGenerator<{ lead: Lead; place: Place }> {
    for (const place of places) {
      for (const name of await readdir(join(root, place))) {
        const lead = await read(name.replace(/\.json$/u, ''), place);
        if (lead === undefined) continue;
        const right = stateOf(lead);
        if (right !== place) await move(lead.id, place, right);
        // A lead that was moved to a later folder of the list is yielded there.
        if (right === place || places.indexOf(right) < places.indexOf(place)) yield { lead, place: right };
      }
    }
  }

  async function remove(id: string, place: Place): Promise<void> {
    await disk.remove(pathOf(place, id));
    await disk.syncFolder(join(root, place));
  }

  /** Removes the unreadable files whose text matches, and resolves with their number. */
  async function removeBroken(matches: (text: string) => boolean): Promise<number> {
    const folder = join(root, 'broken');
    let removed = 0;
    for (const name of await readdir(folder)) {
      if (!matches(unescaped(await readFile(join(folder, name), 'utf8').catch(() => '')))) continue;
      await disk.remove(join(folder, name));
      removed += 1;
    }
    await disk.syncFolder(folder);
    return removed;
  }

  return { makeFolders, removeHalves, write, read, all, remove, removeBroken };
}

export type LeadFiles = ReturnType<typeof createLeadFiles>;
