import { type Letters, type TextLine, textLine, textWidth } from './textLine';

export interface Limits {
  /** The width in pixels, like the height. */
  width: number;
  height: number;
  /** The largest number of lines. */
  lines: number;
  /** The font sizes to choose from, the largest first. */
  sizes: readonly number[];
  /** The distance between two baselines in ems. */
  leading: number;
}

/** A text in lines that fit the limits. */
export interface TextBlock {
  size: number;
  lines: readonly (TextLine & { text: string })[];
}

/** A way to break words into lines. */
interface Breaks {
  lines: readonly string[];
  unevenness: number;
}

type Measure = (text: string) => number;

const fewestFirst = (a: Breaks, b: Breaks) => a.lines.length - b.lines.length || a.unevenness - b.unevenness;

/** Breaks words into as few lines as the width allows, and makes these lines as even as possible; null if a word is wider than a line. */
function evenLines(words: readonly string[], width: number, measure: Measure): readonly string[] | null {
  // For each word, the best breaks of the text from that word on; the last word comes first.
  const best: (Breaks | undefined)[] = [];
  best[words.length] = { lines: [], unevenness: 0 };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const ways: Breaks[] = [];
    for (let to = from + 1; to <= words.length; to += 1) {
      const line = words.slice(from, to).join(' ');
      const free = width - measure(line);
      // Rounding errors count as no space.
      if (free < 0.001) break;
      const rest = best[to];
      if (rest !== undefined) ways.push({ lines: [line, ...rest.lines], unevenness: free ** 2 + rest.unevenness });
    }
    best[from] = ways.toSorted(fewestFirst)[0];
  }
  return best[0]?.lines ?? null;
}

/** The shortest line should have at least this share of the width. */
const leastShare = 0.4;

/** The largest size that fits without a very short line; if there is none, the largest size that fits. */
function settingOf(words: readonly string[], letters: Omit<Letters, 'size'>, limits: Limits) {
  // Widths in ems are the same for every size.
  const widths = new Map<string, number>();
  const emsOf = (part: string) => {
    const width = widths.get(part) ?? textWidth(part, { ...letters, size: 1 });
    widths.set(part, width);
    return width;
  };
  const fitting = limits.sizes.flatMap((size) => {
    const lines = evenLines(words, limits.width, (part) => emsOf(part) * size);
    const fits =
      lines !== null && lines.length <= limits.lines && lines.length * size * limits.leading <= limits.height;
    return fits ? [{ size, lines }] : [];
  });
  const shortest = ({ size, lines }: { size: number; lines: readonly string[] }) =>
    Math.min(...lines.map((line) => emsOf(line) * size));
  return fitting.find((setting) => shortest(setting) >= leastShare * limits.width) ?? fitting[0];
}

/** Sets a text in the largest size that fits; no-break spaces break only if nothing fits otherwise. Throws if no size fits or no font has a character. */
export function textBlock(text: string, letters: Omit<Letters, 'size'>, limits: Limits): TextBlock {
  const wordsAt = (spaces: RegExp) => text.split(spaces).filter((word) => word !== '');
  const setting = settingOf(wordsAt(/[ \t\n]+/), letters, limits) ?? settingOf(wordsAt(/\s+/), letters, limits);
  if (setting !== undefined) {
    const { size, lines } = setting;
    return { size, lines: lines.map((line) => ({ text: line, ...textLine(line, { ...letters, size }) })) };
  }
  const { width, height, lines, sizes } = limits;
  throw new Error(`“${text}” does not fit ${width} × ${height} pixels in ${lines} lines of ${sizes.at(-1)} pixels`);
}
