import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { lineAt } from './jsonKeys';
import type { Finding } from './problem';

const quotes = 'write " around every key and every text; “ and ” belong inside a text only';

const unbalanced = [
  'a brace { or } is missing or too much',
  'close every { with one }, and the file with a last }',
] as const;

/** The parser's names for mistakes, in plain words with a fix. */
const explained: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  CommaExpected: ['a comma is missing after the previous entry', 'write a comma after the } or " before this line'],
  InvalidCommentToken: ['has a comment', 'remove it: notes belong into "description" of the source'],
  UnexpectedEndOfString: [
    'a text has no closing quote in its line',
    String.raw`end the text with "; a line break inside a text is written \n`,
  ],
  InvalidEscapeCharacter: [
    'a \\ is before a letter that it does nothing with',
    String.raw`write \n for a line break, and remove every other backslash`,
  ],
  InvalidCharacter: [
    'a text has a tab or another control character in it',
    'remove it, and type the words around it again',
  ],
  CloseBraceExpected: unbalanced,
  EndOfFileExpected: unbalanced,
};

const unknown = [
  'a comma, colon, brace or quote is missing or too much',
  'compare this line and the previous one with the same lines of the source; a " inside a text is written “ or ”',
] as const;

/** The first syntax error of a JSON file, with its line; undefined if there is none. */
export function jsonFinding(text: string): (Finding & { line: number }) | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (first === undefined) return undefined;
  const name = printParseErrorCode(first.error);
  const before = text.slice(0, first.offset).trimEnd();
  const sign = text.charAt(first.offset);
  const finding = (reason: string, fix: string, at = first.offset) => ({
    rule: 'json' as const,
    line: lineAt(text, at),
    reason: `is not JSON: ${reason}`,
    fix,
  });
  if (sign === '\uFEFF') return finding('begins with an invisible mark (BOM)', 'save the file as UTF-8 without BOM');
  if (/[“”„«»‘’']/.test(sign)) return finding(`has ${sign} in place of a straight quote`, quotes);
  if (before.endsWith(',') && (name === 'ValueExpected' || name === 'PropertyNameExpected')) {
    return finding(
      'has a comma after the last entry',
      `remove the comma before the closing ${sign}`,
      before.length - 1,
    );
  }
  return finding(...(explained[name] ?? unknown));
}
