import { sourceLocale } from '../../../src/i18n/locales';
import { inspectCatalogs, readCatalogs } from '../catalogs';
import type { Problem } from '../check/problem';
import { readLedger } from '../ledger/ledger';
import { statesOf, type TranslatedMessage } from '../ledger/states';
import { wordDifference } from '../ledger/wordDifference';
import { acceptMessages, changeMessages, type Review } from './changeMessages';

interface Walk {
  locale: string;
  /** The pages to walk through; all where none is named. */
  pages: readonly string[];
  folder?: string;
  review: Review;
  /** Asks a question; `draft` is what the answer begins with, to be changed. Undefined ends the walk. */
  ask: (question: string, draft?: string) => Promise<string | undefined>;
  tell: (line: string) => void;
}

/** How many messages were accepted and how many were given other words. */
export interface Walked {
  accepted: number;
  edited: number;
  open: number;
}

const choices = '[a] right as it is   [e] edit   [s] skip   [q] stop: ';

function told({ key, english, translation, state, source }: TranslatedMessage, before: string | undefined): string[] {
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

const why = ({ reason, mend }: Problem) => `  Not saved: ${reason}. Mend: ${mend}.`;

/** Walks through the translations of a language that need a review, those whose English has changed among them. */
export async function reviewMessages({ locale, pages, folder = 'locales', review, ask, tell }: Walk): Promise<Walked> {
  const { ledger } = readLedger(locale, folder);
  const states = statesOf(readCatalogs(sourceLocale, folder), inspectCatalogs(locale, folder).catalogs, ledger);
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
      const { refused } = changeMessages({ locale, texts: new Map([[message.key, text]]), folder, review });
      if (refused.length === 0) return true;
      for (const problem of refused) tell(why(problem));
      draft = text;
    }
  }

  for (const [index, message] of open.entries()) {
    for (const line of told(message, ledger.get(message.key)?.english)) tell(line);
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
