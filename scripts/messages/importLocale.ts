import { existsSync, readFileSync } from 'node:fs';
import { readArguments, runCommand, UsageError } from '@nine-blocks/built-site/options';
import { inOrder, problemLine } from './check/problem';
import { importTranslations } from './exchange/importTranslations';

/** Reads `FILE` and, where somebody has reviewed it, `--by NAME`; takes its messages into the catalogs, and fails where one is refused. */
function importLocale(args: readonly string[]): void {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [file = ''] = positionals;
  if (!existsSync(file)) throw new UsageError(`There is no file “${file}”: npm run locales:import -- es.po`);
  const { by } = values;
  const review = by === undefined ? undefined : { by, on: new Date().toISOString().slice(0, 10) };
  const imported = importTranslations({ bytes: readFileSync(file), ...(review && { review }) });
  const { locale, written, confirmed, refused } = imported;
  for (const problem of inOrder(refused)) console.error(problemLine(problem));
  console.log(`${locale}: ${written.length} changed, ${confirmed.length} confirmed, ${refused.length} refused.`);
  if (refused.length > 0) process.exitCode = 1;
}

await runCommand(importLocale);
