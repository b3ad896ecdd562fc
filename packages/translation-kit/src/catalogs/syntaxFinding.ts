import type { Finding } from './problem';

/** Explains the parser's names for syntax errors in plain words, each with a fix. */
const explained: readonly (readonly [RegExp, reason: string, fix: string])[] = [
  [/CLOSING_BRACE/, 'a “{” has no “}”', 'write “}” after the placeholder’s name, or at the end of the plural'],
  [
    /EMPTY_ARGUMENT/,
    'has braces with nothing in them',
    'write the placeholder’s name between them, as the source does',
  ],
  [/MALFORMED_ARGUMENT/, 'has a placeholder whose name is broken', 'copy the whole placeholder from the source'],
  [/MISSING_OTHER/, 'a plural or select has no form “other”', 'add other {…}; every language needs it'],
  [/DUPLICATE/, 'a plural or select has the same form twice', 'remove one of the two'],
  [/OFFSET/, 'the offset of a plural is no number', 'copy offset:… from the source'],
  [
    /SELECTOR|SELECT_ARGUMENT|PLURAL_ARGUMENT/,
    'a plural or select has a form without its text in braces',
    'write each form as: name {text}',
  ],
  [
    /SKELETON|STYLE|ARGUMENT_TYPE/,
    'has a placeholder with a format that does not exist',
    'copy the whole placeholder from the source',
  ],
  [/UNCLOSED_TAG/, 'a tag is opened and not closed', 'write the closing tag, such as </b>, after its words'],
  [
    /UNMATCHED_CLOSING/,
    'a closing tag does not belong to the tag opened last',
    'close the tags in reverse order, with the same names',
  ],
  [/INVALID_TAG/, 'has a “<” that begins no tag, or a tag with more than a name', 'copy the tag from the source'],
];

/** A parser's error about a message, in words for its translator. */
export function syntaxFinding(error: unknown): Finding {
  const name = error instanceof Error ? error.message : String(error);
  const [, why, fix] = explained.find(([pattern]) => pattern.test(name)) ?? [];
  return {
    rule: 'syntax',
    reason: `is not a valid message: ${why ?? name}`,
    fix: fix ?? 'compare it with the source, character by character',
  };
}
