import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { lineAt } from './jsonKeys';
import type { Finding } from './problem';

const quotes = 'write " around every key and every text; “ and ” belong inside a text only';

const unbalanced = [
  'a brace { or } is missing or too much',
  'close every { with one }, and the file with a last }',
] as const;

/** The parser's names for mistakes, in plain words with a mend. */
const explained: Readonly<Record<string, readonly [reason: string, mend: string]>> = {
  CommaExpected: ['a comma is missing behind the entry before', 'write a comma behind the } or " before it'],
  InvalidCommentToken: ['has a comment', 'remove it: notes belong into "description" of the source'],
  UnexpectedEndOfString: [
    'a text has no closing quote in its line',
    String.raw`end the text with "; a line break inside a text is written \n`,
  ],
  InvalidEscapeCharacter: [
    String.raw`a \ stands before a letter that it does nothing with`,
    String.raw`write \n for a line break, and no other \ `.trim(),
  ],
  InvalidCharacter: ['a text has a tab or another control sign in it', 'remove it, and type the words around it anew'],
  CloseBraceExpected: unbalanced,
  EndOfFileExpected: unbalanced,
};

const unknown = [
  'a comma, colon, brace or quote is missing or too much',
  'compare this line and the one above with the same lines of the source; a " inside a text is written “ or ”',
] as const;

/** What is wrong with a file that is no JSON, at its first mistake, with its line; undefined where it is JSON. */
export function jsonFinding(text: string): (Finding & { line: number }) | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (first === undefined) return undefined;
  const name = printParseErrorCode(first.error);
  const before = text.slice(0, first.offset).trimEnd();
  const sign = text.charAt(first.offset);
  const tell = (reason: string, mend: string, at = first.offset) => ({
    rule: 'json' as const,
    line: lineAt(text, at),
    reason: `is not JSON: ${reason}`,
    mend,
  });
  if (/[“”„«»‘’]/.test(sign)) return tell(`“${sign}” stands for a straight quote`, quotes);
  if (sign === "'") return tell("a straight apostrophe ' stands for a quote", quotes);
  if (name === 'ValueExpected' || name === 'PropertyNameExpected') {
    return before.endsWith(',')
      ? tell('a comma stands behind the last entry', `remove the comma before the closing ${sign}`, before.length - 1)
      : tell(...unknown);
  }
  return tell(...(explained[name] ?? unknown));
}
