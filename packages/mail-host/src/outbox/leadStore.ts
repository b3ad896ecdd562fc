import type { LeadFiles } from './leadFiles';
import { createLeadIndex, type Kept } from './leadIndex';
import type { Lead, LeadState } from './outbox';

/** Runs one task at a time for each key, in their order; tasks of different keys run side by side. */
function createSerial(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/** Leads in memory (states) and in files (states and texts), changed together. One task at a time for each lead. */
export async function loadLeadStore(files: LeadFiles) {
  const index = createLeadIndex();
  const serial = createSerial();
  for await (const { lead, place } of files.all()) {
    const { payload: _inFileOnly, ...state } = lead;
    index.keep(state, place);
  }

  async function readNow(id: string): Promise<Lead | undefined> {
    const kept = index.get(id);
    if (kept === undefined) return undefined;
    const lead = await files.read(id, kept.place);
    if (lead === undefined) index.drop(id);
    return lead && { ...kept.state, payload: lead.payload };
  }

  /** A lead with its text; one whose file is gone or broken is no longer known. */
  const read = (id: string) => serial(id, () => readNow(id));

  async function add(lead: Lead): Promise<void> {
    const place = await files.write(lead);
    const { payload: _inFileOnly, ...state } = lead;
    index.keep(state, place);
  }

  /** Changes a lead in memory first, since what has happened has happened, then in its file. Undefined when there is no such lead. */
  function change(id: string, next: (state: LeadState) => Partial<LeadState>): Promise<LeadState | undefined> {
    return serial(id, async () => {
      const lead = await readNow(id);
      const kept = index.get(id);
      if (lead === undefined || kept === undefined) return undefined;
      const state = { ...kept.state, ...next(kept.state) };
      index.keep(state, kept.place);
      index.keep(state, await files.write({ ...state, payload: lead.payload }, kept.place));
      return state;
    });
  }

  /** Erases leads, and resolves with how many there were. */
  async function remove(found: readonly Kept[]): Promise<number> {
    for (const { state } of found) {
      await serial(state.id, async () => {
        const kept = index.get(state.id);
        if (kept === undefined) return;
        await files.remove(state.id, kept.place);
        index.drop(state.id);
      });
    }
    return found.length;
  }

  return { index, serial, read, add, change, remove };
}
