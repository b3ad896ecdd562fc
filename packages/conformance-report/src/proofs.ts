import { existsSync, readFileSync } from 'node:fs';

type TestFile =
  | `${'e2e' | 'scripts'}/${string}.spec.ts`
  | `${'src' | 'scripts' | 'packages' | 'e2e'}/${string}.test.ts`;

/** What proves something, `e2e/navigation/header.spec.ts` or `e2e/navigation/header.spec.ts › the skip link`: a spec, or those tests in it whose titles hold the words. */
export type Proof = TestFile | `${TestFile} › ${string}`;

const separator = ' › ';

/** The file of a proof, and the words that titles must hold: none where the whole file is meant. */
export function partsOf(proof: string): { file: string; words: string } {
  const [file = '', ...words] = proof.split(separator);
  return { file, words: words.join(separator) };
}

const titled = /\btest(?:\.describe)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** What the titles of a spec's tests and groups say, in pieces: what is filled in at run time is left out. */
function titlePieces(source: string): string[] {
  return [...source.matchAll(titled)].flatMap(([, , title = '']) => title.split(/\$\{[^}]*\}/));
}

/** Why something is no proof: there is no such spec, or no test in it with such a title. Nothing where it is one. */
export function proofProblems(proof: string): string[] {
  const { file, words } = partsOf(proof);
  if (!/^(?:(?:e2e|scripts)\/.*\.spec|(?:src|scripts|packages|e2e)\/.*\.test)\.ts$/.test(file) || !existsSync(file))
    return [`${proof}: there is no spec ${file}`];
  const pieces = titlePieces(readFileSync(file, 'utf8'));
  if (pieces.length === 0) return [`${proof}: ${file} has no test`];
  return pieces.some((piece) => piece.includes(words)) ? [] : [`${proof}: no test of ${file} has such a title`];
}
