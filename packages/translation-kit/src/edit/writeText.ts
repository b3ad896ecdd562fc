import { applyEdits, modify } from 'jsonc-parser';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** A catalog's JSON with a new text for one message, added where its key belongs. No other byte changes. */
export function writeText(json: string, key: string, text: string): string {
  const getInsertionIndex = (keys: string[]) => keys.filter((other) => other < key).length;
  const isThere = Object.hasOwn(JSON.parse(json) as object, key);
  const edits = isThere
    ? modify(json, [key, 'defaultMessage'], text, { formattingOptions })
    : modify(json, [key], { defaultMessage: text }, { formattingOptions, getInsertionIndex });
  return applyEdits(json, edits);
}
