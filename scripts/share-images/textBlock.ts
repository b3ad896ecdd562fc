import { type Letters, type TextLine, textLine, textWidth } from './textLine';

export interface Limits {
  /** Pixels. */
  width: number;
  height: number;
  /** Most lines. */
  lines: number;
  /** Pixels of an em to choose from, the largest first. */
  sizes: readonly number[];
  /** From one baseline to the next, in ems. */
  leading: number;
}

/** A text in lines that fit: each is at most as wide as the limits say, and starts at 0. */
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

/** Breaks between words into as few lines as the width allows, and those as even as can be; null where a word alone is wider. */
function evenLines(words: readonly string[], width: number, measure: Measure): readonly string[] | null {
  // The best way to break the words from each one on, from the last word backwards.
  const best: (Breaks | undefined)[] = [];
  best[words.length] = { lines: [], unevenness: 0 };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const ways: Breaks[] = [];
    for (let to = from + 1; to <= words.length; to += 1) {
      const line = words.slice(from, to).join(' ');
      const free = width - measure(line);
      // Less than a rounding error is too little.
      if (free < 0.001) break;
      const rest = best[to];
      if (rest !== undefined) ways.push({ lines: [line, ...rest.lines], unevenness: free ** 2 + rest.unevenness });
    }
    best[from] = ways.toSorted(fewestFirst)[0];
  }
  return best[0]?.lines ?? null;
}

/** The share of the width that the shortest line should have. */
const leastShare = 0.4;

/** The size and lines of the first size that fits without a line much shorter than the width, or else of the first that fits. */
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

/** Sets a text in the largest size that fits. No-break spaces hold unless no size fits. Throws if none does, or if no font has a character. */
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
