import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chosen, readArguments, runCommand, UsageError } from '@nine-blocks/built-site/options';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from './catalogs';
import { reviewMessages } from './edit/reviewMessages';

/** The name that git writes under commits; undefined where it has none. */
function gitName(): string | undefined {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Asks in the terminal; a draft stands in the line and can be changed. The end of the input ends the walk. */
function terminal() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const [typed, waiting]: [string[], ((line: string | undefined) => void)[]] = [[], []];
  let isOpen = true;
  // Lines may come before they are asked for, from a file or a fast typist.
  lines.on('line', (line) => {
    const answer = waiting.shift();
    if (answer === undefined) typed.push(line);
    else answer(line);
  });
  lines.on('close', () => {
    isOpen = false;
    for (const answer of waiting.splice(0)) answer(undefined);
  });
  const ask = async (question: string, draft = ''): Promise<string | undefined> => {
    const line = typed.shift();
    if (line !== undefined || !isOpen) return line;
    lines.setPrompt(question);
    lines.prompt();
    if (process.stdin.isTTY) lines.write(draft);
    return new Promise((answer) => waiting.push(answer));
  };
  return { ask, close: () => lines.close() };
}

/** Reads `LOCALE PAGE…` and `--by NAME`, and walks through what needs a review. */
async function review(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' }, folder: { type: 'string', default: 'locales' } },
  });
  const { folder, by = gitName() } = values;
  const [asked, ...names] = positionals;
  const translations = locales.filter((tag) => tag !== sourceLocale);
  if (asked === undefined)
    throw new UsageError(`Say which language: npm run locales:review -- ${translations[0]} home`);
  const [locale = asked] = chosen('language', [asked], translations);
  const pages = chosen('page', names.length === 0 ? undefined : names, [...readCatalogs(sourceLocale, folder).keys()]);
  if (by === undefined) throw new UsageError('Say who reviews: --by "Ana Díaz"');
  const { ask, close } = terminal();
  const on = new Date().toISOString().slice(0, 10);
  const { accepted, edited, open } = await reviewMessages({
    locale,
    pages,
    folder,
    review: { by, on },
    ask,
    tell: console.log,
  });
  close();
  console.log(`\n${accepted} accepted, ${edited} edited by ${by}; ${open} of these pages still need a review.`);
}

await runCommand(review);
