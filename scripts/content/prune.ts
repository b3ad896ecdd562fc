import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { problemLine } from '@nine-blocks/translation-kit/catalogs/problem';
import { readLedger, writeLedger } from '@nine-blocks/translation-kit/ledger/ledger';
import { locales } from '../../src/i18n/locales';
import { readCatalogs } from '@nine-blocks/translation-kit/catalogs/readCatalogs';
import { missingMessages } from '../messages/sourceProblems';
import { readArguments, runCommand, UsageError } from '../programs/command';
import { type Leftover, leftoverLine, leftovers } from './leftovers';

function remove({ file, key }: Leftover): void {
  if (key === undefined) return rmSync(file, { recursive: true });
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.svg')) {
    return writeFileSync(file, text.replace(new RegExp(`\\s*<symbol id="${key}"[^]*?</symbol>`), ''));
  }
  const messages = Object.entries(JSON.parse(text) as object).filter(([name]) => name !== key);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`);
}

/** Takes the lines of messages that are gone out of the ledgers; those of a part that is off stay. */
function forgetMessages(): void {
  for (const locale of locales) {
    const { ledger } = readLedger(locale, 'locales');
    const keys = new Set([...readCatalogs(locale).values()].flatMap(({ texts }) => [...texts.keys()]));
    const kept = [...ledger.values()].filter(({ key }) => keys.has(key));
    if (kept.length < ledger.size) writeLedger(locale, kept, 'locales');
  }
}

/** Shows the files and messages that no content uses any more, and with `--write` removes them. */
function prune(args: readonly string[]): void {
  const { values } = readArguments({ args: [...args], options: { write: { type: 'boolean', default: false } } });
  const missing = missingMessages();
  if (missing.length > 0) {
    throw new UsageError(
      `First write what is missing: the words may only have another name.\n${missing.map(problemLine).join('\n')}`,
    );
  }
  let found = leftovers();
  for (const leftover of found) console.log(leftoverLine(leftover));
  if (values.write) {
    const count = found.length;
    // A removed file can have been the last that had a message.
    for (; found.length > 0; found = leftovers()) for (const leftover of found) remove(leftover);
    forgetMessages();
    console.log(`Removed: ${count}`);
  } else if (found.length > 0) {
    console.log(`Left over: ${found.length}. npm run content:prune -- --write removes it`);
  } else console.log('Nothing is left over');
}

await runCommand(prune);
