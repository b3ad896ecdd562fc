import { sourceLocale } from '../catalogs/catalog';
import type { Problem } from '../catalogs/problem';
import { inspectCatalogs, readCatalogs } from '../catalogs/readCatalogs';
import { shownCatalogs } from '../catalogs/shownCatalogs';
import { wordDifference } from '../catalogs/wordDifference';
import { readLedger } from '../ledger/ledger';
import { statesOf, type TranslatedMessage } from '../ledger/states';
import type { Project } from '../project';
import { acceptMessages, changeMessages, type Review } from './changeMessages';

interface Walk {
  locale: string;
  /** The pages to walk through; none is all. */
  pages: readonly string[];
  review: Review;
  /** Asks a question; the answer starts with `draft`, which can be edited. Undefined ends the walk. */
  ask: (question: string, draft?: string) => Promise<string | undefined>;
  print: (line: string) => void;
}

/** How many messages were accepted, how many got other words, and how many are left. */
export interface Walked {
  accepted: number;
  edited: number;
  open: number;
}

const choices = '[a] accept   [e] edit   [s] skip   [q] stop: ';

function shown({ key, english, translation, state, source }: TranslatedMessage, before: string | undefined): string[] {
  const change = state === 'changed' && before !== undefined ? [`  Changed  ${wordDifference(before, english)}`] : [];
  return [
    '',
    key,
    `  ${source.descriptions.get(key) ?? ''}`,
    `  English  ${english}`,
    ...change,
    `  Now      ${translation ?? ''}`,
  ];
}

const why = ({ reason, fix }: Problem) => `  Not saved: ${reason}. Fix: ${fix}.`;

/** Walks through the translations of a language that need a review, including those whose English has changed. */
export async function reviewMessages(project: Project, { locale, pages, review, ask, print }: Walk): Promise<Walked> {
  const { folder, isLeftOut } = project;
  const source = shownCatalogs(readCatalogs(sourceLocale, folder), isLeftOut);
  const { ledger } = readLedger(locale, folder);
  const states = statesOf(source, inspectCatalogs(locale, folder).catalogs, ledger);
  const open = states.filter(
    ({ state, source }) =>
      state !== 'reviewed' && state !== 'untranslated' && (pages.length === 0 || pages.includes(source.name)),
  );
  const walked: Walked = { accepted: 0, edited: 0, open: open.length };

  /** Asks for other words until they can be saved; false where the old ones stay. */
  async function edit(message: TranslatedMessage): Promise<boolean> {
    let draft = message.translation ?? '';
    for (;;) {
      const text = (await ask('  New      ', draft))?.trim();
      if (text === undefined || text === '' || text === message.translation) return false;
      const { refused } = changeMessages(project, { locale, texts: new Map([[message.key, text]]), review });
      if (refused.length === 0) return true;
      for (const problem of refused) print(why(problem));
      draft = text;
    }
  }

  for (const [index, message] of open.entries()) {
    for (const line of shown(message, ledger.get(message.key)?.english)) print(line);
    const answer = (await ask(`${index + 1} of ${open.length}  ${choices}`))?.trim().toLowerCase();
    if (answer === undefined || answer === 'q') break;
    if (answer === 'a') {
      acceptMessages(locale, [message.key], review, folder);
      walked.accepted += 1;
      walked.open -= 1;
    } else if (answer === 'e' && (await edit(message))) {
      walked.edited += 1;
      walked.open -= 1;
    }
  }
  return walked;
}
