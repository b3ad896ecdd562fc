import type { LeadFiles } from './leadFiles';
import { createLeadIndex, type Kept } from './leadIndex';
import type { Lead, LeadState } from './outbox';

/** Runs the tasks of one key one after the other. Tasks of different keys run at the same time. */
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

/** Keeps the states of leads in memory, and states and texts in files, and changes both together. It runs one task at a time for each lead. */
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

  /** Reads a lead with its text. A lead without a readable file is removed from memory. */
  const read = (id: string) => serial(id, () => readNow(id));

  async function add(lead: Lead): Promise<void> {
    const place = await files.write(lead);
    const { payload: _inFileOnly, ...state } = lead;
    index.keep(state, place);
  }

  /** Changes a lead in memory, then in its file; if writing fails, memory keeps the change. Undefined if there is no such lead. */
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

  /** Erases leads, and resolves with their number. */
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
