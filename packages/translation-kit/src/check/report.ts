import { inOrder, isNotice, type Problem, problemLine } from '../catalogs/problem';

interface Report {
  lines: string[];
  errors: number;
}

/** If a language has more notices of one kind than this, they are reported in one line. */
const many = 3;

function noticeLines(locale: string, found: readonly Problem[], inFull: boolean): string[] {
  const [first] = found;
  if (first === undefined || inFull || found.length <= many) return found.map(problemLine);
  return [
    `${locale}: ${found.length} messages: ${first.reason}, the first is ${first.key}. Fix: --page lists those of a page.`,
  ];
}

/** The problems of languages and of the site's code as lines: notices, then errors and their number. `pages` limits the report to some pages. */
export function report(
  checked: ReadonlyMap<string, readonly Problem[]>,
  ofCode: readonly Problem[],
  pages?: readonly string[],
): Report {
  const isMeant = ({ file }: Problem) => pages === undefined || pages.some((name) => file.endsWith(`/${name}.json`));
  const errors = inOrder([...[...checked.values()].flat(), ...ofCode].filter((one) => isMeant(one) && !isNotice(one)));
  const notices = [...checked].flatMap(([locale, problems]) =>
    (['missing', 'stale'] as const).flatMap((rule) => {
      const found = inOrder(problems.filter((problem) => problem.rule === rule && isMeant(problem)));
      return noticeLines(locale, found, pages !== undefined);
    }),
  );
  const list = [...checked.keys()].join(', ');
  const end = errors.length === 0 ? `No errors in ${list}.` : `Errors in ${list}: ${errors.length}.`;
  return { lines: [...notices, ...errors.map(problemLine), end], errors: errors.length };
}
