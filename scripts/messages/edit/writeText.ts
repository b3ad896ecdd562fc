import { applyEdits, modify } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** A catalog's JSON with the text of one message changed, or added where its key belongs. Nothing else changes by a byte. */
export function writeText(json: string, key: string, text: string): string {
  const getInsertionIndex = (keys: string[]) => keys.filter((other) => other < key).length;
  const isThere = Object.hasOwn(JSON.parse(json) as object, key);
  const edits = isThere
    ? modify(json, [key, 'defaultMessage'], text, { formattingOptions })
    : modify(json, [key], { defaultMessage: text }, { formattingOptions, getInsertionIndex });
  return applyEdits(json, edits);
}
