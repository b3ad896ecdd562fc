import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { leadsCommand } from '../leadsCommand';
import { takeFolder } from './control';
import { type Disk, disk as realDisk } from './disk';
import { createLeadFiles } from './leadFiles';
import type { Kept } from './leadIndex';
import * as states from './leadState';
import { loadLeadStore } from './leadStore';
import { mentionOf, wordsOf } from './mentions';
import type { Channel, Outbox } from './outbox';

interface FilesOptions {
  /** The folder of the files. If it is missing, it is created for this user only. */
  folder: string;
  channels: readonly Channel[];
  /** The time in milliseconds, as `Date.now` returns it. */
  now?: () => number;
  disk?: Disk;
}

/**
 * Opens an outbox with one file for each lead. Only one process can use it: rejects if another process uses the folder. `leftovers` is the number of
 * incomplete files of a crashed host that were removed.
 */
export async function openFilesOutbox(options: FilesOptions): Promise<{ outbox: Outbox; leftovers: number }> {
  const { folder, channels, now = Date.now, disk = realDisk } = options;
  const files = createLeadFiles(folder, disk);
  await files.makeFolders();
  const { serve, release } = await takeFolder(folder);
  const leftovers = await files.removeHalves();
  const { index, serial, read, add, change, remove } = await loadLeadStore(files);

  const outbox: Outbox = {
    put: (id, payload, isOverLimit = false) => {
      const fingerprint = states.fingerprintOf(payload);
      return serial(fingerprint, async () => {
        const before = index.find(fingerprint);
        if (before !== undefined && Math.abs(now() - Date.parse(before.time)) < states.sameLeadFor) {
          const again = await change(before.id, ({ count }) => ({ count: count + 1 }));
          if (again !== undefined) return again;
        }
        const state = states.newLead(id, fingerprint, channels, now(), isOverLimit);
        await add({ ...state, payload });
        return state;
      });
    },

    claim: async (channel) => {
      for (let id = index.claim(channel, now()); id !== undefined; id = index.claim(channel, now())) {
        try {
          const lead = await read(id);
          if (lead !== undefined) return lead;
        } catch (error) {
          index.release(id, channel);
          throw error;
        }
      }
      return undefined;
    },

    done: async (id, channel) => {
      const changed = change(id, (state) => ({ deliveries: states.delivered(state, channel, now()) }));
      await changed.finally(() => index.release(id, channel));
    },

    fail: async (id, channel, error, next) => {
      const changed = change(id, (state) => ({ deliveries: states.failed(state, channel, error, next, now()) }));
      await changed.finally(() => index.release(id, channel));
    },

    list: async () => index.all().map(({ state }) => state),
    show: read,

    resend: async (id) =>
      (await change(id, (state) => ({ deliveries: states.dueAgain(state, states.channelsToResend(state), now()) }))) !==
      undefined,

    forget: async (address) => {
      const mentions = mentionOf(address);
      const found: Kept[] = [];
      for (const kept of index.all()) {
        const lead = await read(kept.state.id);
        if (lead !== undefined && mentions(wordsOf(lead.payload))) found.push(kept);
      }
      return (await remove(found)) + (await files.removeBroken(mentions));
    },

    erase: (before) =>
      remove(index.all().filter(({ state }) => (states.deliveredAt(state) ?? Infinity) < before.getTime())),
    counts: async (late) => ({
      ...index.counts(channels, late),
      broken: (await readdir(join(folder, 'broken'))).length,
    }),
    close: release,
  };
  serve((args) => leadsCommand(outbox, args));
  return { outbox, leftovers };
}
