import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Desktop } from './desktop';
import { startGently } from './processes';
import type { Utterance } from './speech';
import { waitFor } from './waitFor';

export interface Orca {
  /** Everything that it has said so far. */
  said: () => readonly Utterance[];
  end: () => Promise<void>;
}

const settings = path.join(import.meta.dirname, '../orca');

/** Starts the screen reader Orca on a desktop, without sound: what it would speak it writes down. */
export async function startOrca(desktop: Desktop): Promise<Orca> {
  const preferences = mkdtempSync(path.join(desktop.folder, 'orca-'));
  const file = path.join(preferences, 'speech.jsonl');
  cpSync(settings, preferences, { recursive: true });
  writeFileSync(file, '');
  // Orca does not start beside another one of the same user, which it looks for with pgrep on all desktops: it shall find none.
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
  // What comes after the last line break is still being written.
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
