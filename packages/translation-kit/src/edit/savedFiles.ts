import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Save {
  id: string;
  /** Each changed file as it was and as it is since; undefined where there was none. */
  files: { file: string; before: string | undefined; after: string }[];
}

/** How many saves can be taken back. */
const most = 20;

const textsBelow = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** Remembers the files below a folder as they were before each save, and puts them back. */
export class SavedFiles {
  readonly #saves: Save[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The id of the message that was saved last. */
  get last(): string | undefined {
    return this.#saves.at(-1)?.id;
  }

  /** Runs the save of a message. */
  run<Result>(id: string, save: () => Result): Result {
    const before = textsBelow(this.#folder);
    const result = save();
    const files = [...textsBelow(this.#folder)]
      .filter(([file, after]) => before.get(file) !== after)
      .map(([file, after]) => ({ file, before: before.get(file), after }));
    if (files.length > 0) this.#saves.push({ id, files });
    if (this.#saves.length > most) this.#saves.shift();
    return result;
  }

  /** Takes the last save back. Throws where something else has changed one of its files since. */
  undo(): void {
    const { files } = this.#saves.pop() ?? { files: [] };
    const now = textsBelow(this.#folder);
    const changed = files.find(({ file, after }) => now.get(file) !== after);
    if (changed !== undefined)
      throw new Error(`${changed.file} has changed since this save: change the message itself`);
    for (const { file, before } of files) {
      if (before === undefined) rmSync(file);
      else writeFileSync(file, before);
    }
  }
}
