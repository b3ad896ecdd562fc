import { applyEdits, modify } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** Writes the text of one message into a catalog's JSON. A new key is added in order, and no other byte changes. */
export function writeText(json: string, key: string, text: string): string {
  const getInsertionIndex = (keys: string[]) => keys.filter((other) => other < key).length;
  const isThere = Object.hasOwn(JSON.parse(json) as object, key);
  const edits = isThere
    ? modify(json, [key, 'defaultMessage'], text, { formattingOptions })
    : modify(json, [key], { defaultMessage: text }, { formattingOptions, getInsertionIndex });
  return applyEdits(json, edits);
}
