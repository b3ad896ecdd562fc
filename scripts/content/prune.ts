import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { readArguments, runCommand } from '../programs/command';
import { type Leftover, leftoverLine } from './leftover';
import { leftovers } from './leftovers';

/** Removes a leftover. Throws where nothing changes: the file is not written as the formatter writes it. */
function remove({ file, part }: Leftover): void {
  if (part === undefined) return rmSync(file, { recursive: true, force: true });
  const text = readFileSync(file, 'utf8');
  const rest = part.drop(text);
  if (rest === text) throw new Error(`${file}: cannot take out ${part.name}. Run npm run format first.`);
  writeFileSync(file, rest);
}

/** Shows what no content uses any more, and with `--write` removes it. */
function prune(args: readonly string[]): void {
  const { values } = readArguments({ args: [...args], options: { write: { type: 'boolean', default: false } } });
  const found = leftovers();
  for (const leftover of found) console.log(leftoverLine(leftover));
  if (found.length === 0) return console.log('Nothing is left over');
  if (!values.write) return console.log(`Left over: ${found.length}. npm run content:prune -- --write removes it`);
  for (const leftover of found) remove(leftover);
  console.log(`Removed: ${found.length}`);
  // What was removed can have been the last use of something else; the records are read anew.
  execFileSync(process.execPath, [...process.execArgv, import.meta.filename, '--write'], { stdio: 'inherit' });
}

await runCommand(prune);
