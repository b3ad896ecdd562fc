import { cpSync, mkdirSync, openSync, readSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Desktop } from './desktop';
import { startGently } from './processes';
import type { Utterance } from './speech';
import { waitFor } from './waitFor';

export interface Orca {
  /** Everything that it has said so far. The list grows. */
  said: () => readonly Utterance[];
  end: () => Promise<void>;
}

const settings = path.join(import.meta.dirname, '../orca');

/** Reads the lines of a file that is being written, as far as they are complete. */
function follow(file: string): () => Utterance[] {
  const utterances: Utterance[] = [];
  const descriptor = openSync(file, 'r');
  const buffer = Buffer.alloc(65_536);
  let rest = Buffer.alloc(0);
  return () => {
    for (let count = 1; count > 0;) {
      count = readSync(descriptor, buffer);
      rest = Buffer.concat([rest, buffer.subarray(0, count)]);
    }
    const end = rest.lastIndexOf('\n');
    const lines = rest.subarray(0, Math.max(0, end)).toString();
    rest = rest.subarray(end + 1);
    for (const line of lines.split('\n')) if (line !== '') utterances.push(JSON.parse(line) as Utterance);
    return utterances;
  };
}

/** Starts the screen reader Orca on a desktop, without sound: what it would speak it writes down. */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const preferences = path.join(desktop.folder, 'orca');
  const file = path.join(desktop.folder, 'speech.jsonl');
  cpSync(settings, preferences, { recursive: true });
  writeFileSync(file, '');
  // Orca does not start beside another one of the same user, which it looks for with pgrep on all desktops: it shall find none.
  const programs = path.join(desktop.folder, 'programs');
  mkdirSync(programs);
  symlinkSync('/usr/bin/true', path.join(programs, 'pgrep'));
  const { ORCA_DEBUG_FILE: debugFile } = process.env;
  const debug = debugFile === undefined ? [] : ['--debug-file', debugFile];
  const program = startGently('orca', ['--user-prefs', preferences, ...debug], {
    ...desktop.env,
    ORCA_SPEECH_FILE: file,
    PATH: `${programs}:${desktop.env['PATH']}`,
  });
  const said = follow(file);
  await Promise.race([
    waitFor(
      () => 'Orca says nothing',
      () => said().length > 0,
      60_000,
    ),
    program.failure,
  ]);
  return { said, end: program.end };
}
