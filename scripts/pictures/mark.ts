import { existsSync, readFileSync } from 'node:fs';
import { colorsOf, inSiteColors } from './siteColors';
import { minifiedSvg } from './minifiedSvg';

const file = 'src/components/art/mark.svg';

const refused: readonly (readonly [found: RegExp, reason: string])[] = [
  [
    /<style|\s(?:style|class)=/,
    'has styles, which pages refuse. Fix: write colors as attributes, such as fill="#2637c8"',
  ],
  [/<script|\son\w+=/, 'has a script. Fix: remove it'],
  [/<(?:image|foreignObject)|href="(?!#)/, 'shows another file. Fix: draw it with paths'],
  [/<text/, 'has text, and pictures have no fonts. Fix: turn the letters into outlines'],
];

/** The reasons why a file cannot be the company's mark. `source` is undefined if the file is missing. */
export function markProblems(source: string | undefined): string[] {
  if (source === undefined) return [`${file}: is missing. Fix: put the company’s mark there, a square SVG`];
  const problems = refused.filter(([found]) => found.test(source)).map(([, reason]) => reason);
  const [, width, height] = /<svg\b[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  if (width === undefined || width !== height) {
    problems.push('is no square. Fix: give it a viewBox such as "0 0 32 32"; a wide mark needs room above and below');
  }
  try {
    colorsOf(source, file);
    minifiedSvg(source);
  } catch (error) {
    problems.push(`cannot be read (${error instanceof Error ? error.message : String(error)}). Fix: correct it`);
  }
  return problems.map((problem) => `${file}: ${problem}`);
}

/** The text of the mark's file; undefined if the file is missing. */
export function readMark(): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The mark without title and size. Throws if the file cannot be the mark. */
function mark(): string {
  const source = readMark();
  const problems = markProblems(source);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return minifiedSvg(source ?? '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<svg[^>]*>/, (start) => start.replaceAll(/\s(?:width|height)="[^"]*"/g, ''));
}

/** The mark in a square of a picture, with its light colors. `instead` replaces colors by their names. */
export function markAt(x: number, y: number, side: number, instead?: Readonly<Record<string, string>>): string {
  const placed = mark().replace('<svg', `<svg x="${x}" y="${y}" width="${side}" height="${side}"`);
  // Share pictures set these attributes for all their elements.
  return `<g fill="#000" stroke-linecap="butt" stroke-linejoin="miter">${inSiteColors(placed, file, instead)}</g>`;
}

/** The mark as a picture that follows the color scheme of the reader. */
export function markForBothSchemes(): string {
  const drawing = mark();
  const colors = [...colorsOf(drawing, file)];
  const rule = (scheme: 'light' | 'dark') =>
    `:root{${colors.map(([name, color]) => `${name}:${color[scheme]}`).join(';')}}`;
  const style = `<style>${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}</style>`;
  const named = drawing.replaceAll(/var\((--[\w-]+),[^)]*\)/g, 'var($1)');
  return `${named.replace(/<svg[^>]*>/, `$&${style}`)}\n`;
}
