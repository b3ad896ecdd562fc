import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@nine-blocks/system-browsers/waitFor';
import { type Desktop, startGently } from './desktop';
import type { Utterance } from './speech';

export interface Orca {
  /** All utterances so far. */
  said: () => readonly Utterance[];
  end: () => Promise<void>;
}

const settings = path.join(import.meta.dirname, '../orca');

/** Starts the screen reader Orca on a desktop, without sound: it writes the words to a file. */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const preferences = mkdtempSync(path.join(desktop.folder, 'orca-'));
  const file = path.join(preferences, 'speech.jsonl');
  cpSync(settings, preferences, { recursive: true });
  writeFileSync(file, '');
  // Orca does not start while another one of the same user runs. It searches with pgrep, which is replaced and finds none.
  const programs = path.join(preferences, 'programs');
  mkdirSync(programs);
  symlinkSync('/usr/bin/true', path.join(programs, 'pgrep'));
  const { ORCA_DEBUG_FILE: debugFile } = process.env;
  const debug = debugFile === undefined ? [] : ['--debug-file', debugFile];
  const program = startGently('orca', ['--user-prefs', preferences, ...debug], {
    ...desktop.env,
    ORCA_SPEECH_FILE: file,
    PATH: `${programs}:${desktop.env['PATH']}`,
  });
  // The last line may be incomplete.
  const said = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Utterance);
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
