import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { lineAt } from './jsonKeys';
import type { Finding } from './problem';

/** What is wrong with a file that is no JSON, at its first mistake; undefined where it is JSON. */
export function jsonFinding(text: string): (Finding & { line: number }) | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors.toSorted((a, b) => a.offset - b.offset);
  if (first === undefined) return undefined;
  const { offset, length, error } = first;
  const before = text.slice(0, offset).trimEnd();
  const found = text.slice(offset, offset + Math.max(1, length));
  const tell = (reason: string, mend: string, at = offset) => ({
    rule: 'json' as const,
    line: lineAt(text, at),
    reason: `is not JSON: ${reason}`,
    mend,
  });
  if (/[“”„«»‘’]/.test(found)) {
    return tell(
      `“${found.slice(0, 1)}” stands for a straight quote`,
      'write " around every key and every text; “ and ” belong inside a text only',
    );
  }
  if (found.startsWith("'"))
    return tell("a straight apostrophe ' stands for a quote", 'write " around every key and every text');
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return tell('a comma is missing behind the entry before', 'write a comma behind the } or " before it');
    case 'InvalidCommentToken':
      return tell('has a comment', 'remove it: notes belong into "description" of the source');
    case 'UnexpectedEndOfString':
      return tell(
        'a text has no closing quote in its line',
        String.raw`end the text with "; a line break inside a text is written \n`,
      );
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return tell(
        String.raw`a \ stands before a letter that it does nothing with`,
        String.raw`write \n for a line break, and nothing else with a \ `.trim(),
      );
    case 'InvalidCharacter':
      return tell('a text has a tab or another control sign in it', 'remove it, and type the words around it anew');
    case 'ValueExpected':
    case 'PropertyNameExpected':
      return before.endsWith(',')
        ? tell('a comma stands behind the last entry', 'remove the comma before the closing }', before.length - 1)
        : tell(
            `“${found.trim()}” stands where a key or text is expected`,
            'write "key": { "defaultMessage": "text" }, each in quotes',
          );
    case 'CloseBraceExpected':
    case 'EndOfFileExpected':
      return tell('a brace { or } is missing or too much', 'close every { with one }, and the file with a last }');
    default:
      return tell(
        'a comma, colon, brace or quote is missing or too much',
        'compare this line and the one above with the same lines of the source; a " inside a text is written “ or ”',
      );
  }
}
