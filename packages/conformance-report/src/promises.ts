import { proofProblems } from './proofs';

/** Words that make a sentence a promise: it speaks of all cases, or of none. */
const allOrNone =
  /\b(?:every|each|everything|everyone|any|all|no|none|nothing|never|always|only|exactly|whole|without|complete|cannot)\b/i;

/** Entries of the list of promises are promises, whatever their words. */
const promiseList = /\n## What it promises\n([^]*?)\n## /;

const mark = /\[\^([\w-]+)\]/g;
const note = /^\[\^([\w-]+)\]: ?(.*)$/gm;

/** The sentences of a guide, cells of tables and entries of lists among them; neither code nor what proves the promises. */
function sentencesOf(text: string): string[] {
  const prose = text.replaceAll(note, '').replaceAll(/^ {4}.*$|^```[^]*?^```$|`[^`]*`/gm, '');
  const blocks = prose.split(/\n\s*\n|\n(?=[-|#]|\d+\. )/).map((block) => block.replaceAll('\n', ' '));
  return blocks
    .flatMap((block) => block.split(/(?<=[.!?:](?:\[\^[\w-]+\])*)\s+|\s\|\s?|^\s*[-|]\s/))
    .filter((sentence) => sentence.trim() !== '');
}

/** The sentences of a guide that promise something and name no proof, as a mark such as `[^no-script]` would. */
export function unprovedPromises(text: string): string[] {
  const list = promiseList.exec(text)?.[1]?.match(/^- .*(?:\n {2}.*)*/gm) ?? [];
  const promises = [...sentencesOf(text).filter((sentence) => allOrNone.test(sentence)), ...list];
  return promises.filter((promise) => promise.search(mark) === -1);
}

/**
 * What is wrong with the marks of a guide. Each stands for a note at its end, `[^no-script]: ` and then specs, or tests in them, each in
 * backticks and divided by commas.
 */
export function markProblems(text: string): string[] {
  const notes = new Map([...text.matchAll(note)].map(([, id = '', proofs = '']) => [id, proofs]));
  const prose = text.replaceAll(note, '').replaceAll(/`[^`]*`/g, '');
  const used = new Set([...prose.matchAll(mark)].map(([, id = '']) => id));
  const problems = [
    ...[...used].filter((id) => !notes.has(id)).map((id) => `[^${id}] has no note`),
    ...[...notes.keys()].filter((id) => !used.has(id)).map((id) => `[^${id}] is a note that nothing is marked with`),
  ];
  for (const [id, proofs] of notes) {
    const named = [...proofs.matchAll(/`([^`]+)`/g)].map(([, proof = '']) => proof);
    if (named.length === 0) problems.push(`[^${id}] names no spec`);
    if (/[^,\s]/.test(proofs.replaceAll(/`[^`]+`/g, ''))) problems.push(`[^${id}] says more than specs`);
    problems.push(...named.flatMap(proofProblems).map((problem) => `[^${id}]: ${problem}`));
  }
  return problems;
}
