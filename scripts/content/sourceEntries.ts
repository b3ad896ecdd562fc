/**
 * Takes names out of records as this project writes them: an entry begins in a line of its own, two spaces deep, and one of several lines ends
 * in a line that is as deep. The formatter keeps it so.
 */

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where the lines of an object begin and end in a source file: `const name… = {` and `}`. Nowhere where it has no such object. */
function linesOf(source: string, name: string): { start: number; end: number } {
  const head = new RegExp(`^(?:export )?const ${name}\\b[^\\n]*= \\{\\n`, 'm').exec(source);
  if (head === null) return { start: 0, end: 0 };
  const start = head.index + head[0].length;
  return { start, end: source.indexOf('\n}', start) + 1 };
}

/** The keys of an object's entries. */
export function entryKeys(source: string, name: string): string[] {
  const { start, end } = linesOf(source, name);
  return [...source.slice(start, end).matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, key = '']) => key);
}

/** The source without an entry of an object, and without the comment in the line before it. Unchanged where it has no such entry. */
export function withoutEntry(source: string, name: string, key: string): string {
  const { start, end } = linesOf(source, name);
  const comment = String.raw`(?: {2}/\*\*[^\n]*\*/\n)?`;
  const value = String.raw`(?:[^\n]*[^{[(\n]|[^\n]*[{[(]\n[\s\S]*?^ {2}\S[^\n]*)`;
  const entry = new RegExp(`^${comment} {2}'?${escaped(key)}'?: ${value}\\n`, 'm');
  return source.slice(0, start) + source.slice(start, end).replace(entry, '') + source.slice(end);
}

/** The source without a name of a list of names, one in each line. */
export function withoutItem(source: string, item: string): string {
  return source.replace(new RegExp(`^ {2}'${escaped(item)}',\\n`, 'm'), '');
}

/** The source without what it imports from a module, and without the lines that hold nothing but that name. */
export function withoutImport(source: string, module: string): string {
  const statement = new RegExp(`^import (?:\\{ )?(\\w+)(?: \\})? from '${escaped(module)}';\\n`, 'm');
  const [, name] = statement.exec(source) ?? [];
  if (name === undefined) return source;
  return source.replace(statement, '').replace(new RegExp(`^ {2}(?:'?[\\w-]+'?: )?${name},\\n`, 'm'), '');
}

/** A JSON text without the lines that a pattern finds: no comma is left before the end of a list. */
function withoutLines(json: string, lines: RegExp): string {
  return json.replaceAll(lines, '').replaceAll(/,(?=\s*[}\]])/g, '');
}

/** locales/allowed.json without what was dismissed of a message. */
export function withoutDismissal(json: string, key: string): string {
  return withoutLines(json, new RegExp(`^ {4}\\{.*"key": "${escaped(key)}",.*\\n`, 'gm'));
}
