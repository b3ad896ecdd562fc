import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { sourceLocale } from '../catalogs/catalog';
import { catalogNames } from '../catalogs/readCatalogs';
import { reviewBy } from '../edit/changeMessages';
import { reviewMessages } from '../edit/reviewMessages';
import type { Project } from '../project';
import { chosen, type Options, UsageError } from './options';

/** The name that git writes under commits; undefined where it has none. */
function gitName(): string | undefined {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Asks in the terminal; a draft is in the line and can be edited. The end of the input ends the walk. */
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

/** Walks through the messages of a language, or of some of its pages, that need a review. */
export async function review(project: Project, { words, by = gitName() }: Options): Promise<void> {
  const { folder, locales } = project;
  const [wanted, ...names] = words;
  if (wanted === undefined) throw new UsageError('Name the language: npm run locales -- review es home');
  const translations = locales.filter((tag) => tag !== sourceLocale);
  const [locale = wanted] = chosen('language', [wanted], translations);
  const pages = chosen('page', names, catalogNames(sourceLocale, folder));
  if (by === undefined) throw new UsageError('Name the reviewer: --by "Ana Díaz"');
  const { ask, close } = terminal();
  const walk = { locale, pages, review: reviewBy(by), ask, print: console.log };
  const { accepted, edited, open } = await reviewMessages(project, walk);
  close();
  console.log(
    `\n${accepted} accepted, ${edited} edited by ${by}; ${open} messages of these pages still need a review.`,
  );
}
