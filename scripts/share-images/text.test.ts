import { expect, test } from '@playwright/test';
import { assert, constantFrom, property, stringMatching, array } from 'fast-check';
import { directionParts } from './directionParts';
import { shareFonts } from './fonts';
import { type Limits, textBlock } from './textBlock';
import { textLine, textWidth } from './textLine';

const fonts = shareFonts(600);
const letters = { fonts, tracking: -0.035, direction: 'ltr' as const };
const limits: Limits = { width: 474, height: 460, lines: 5, sizes: [84, 60, 40, 24], leading: 1.06 };

const word = stringMatching(/^[A-Za-zéãñ’,]{1,10}$/);
const text = array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

test('breaking lines loses no word, keeps their order and stays within the panel', () => {
  assert(
    property(text, constantFrom('ltr', 'rtl'), (words, direction) => {
      const { size, lines } = textBlock(words, { ...letters, direction }, { ...limits, sizes: [...limits.sizes, 10] });
      expect(lines.map((line) => line.text).join(' ')).toBe(words);
      expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(limits.width);
      expect(lines.length).toBeLessThanOrEqual(limits.lines);
      expect(lines.length * size * limits.leading).toBeLessThanOrEqual(limits.height);
    }),
    { numRuns: 60 },
  );
});

test('a word alone on a line and words that hold together are left whole while they fit', () => {
  const lines = (words: string) => textBlock(words, letters, limits).lines.map((line) => line.text);
  expect(lines('Terms and conditions')).toEqual(['Terms and', 'conditions']);
  expect(lines('About Nine\u00A0Blocks')).toEqual(['About', 'Nine\u00A0Blocks']);
  const long = 'The\u00A0Society\u00A0for\u00A0the\u00A0Advancement\u00A0of\u00A0Everything';
  expect(lines(long).join(' ')).toBe(long.replaceAll('\u00A0', ' '));
  expect(() => lines('a'.repeat(60))).toThrow(`“${'a'.repeat(60)}” does not fit 474 × 460 pixels in 5 lines`);
});

test('a letter of another file is drawn with it, and one that no file has is told', () => {
  const size = 50;
  // Polish letters are in the second file.
  const polish = textLine('Łódź', { ...letters, size });
  expect(polish.path).not.toBe(textLine('Łódz', { ...letters, size }).path);
  expect(() => textLine('Łódź', { ...letters, size, fonts: fonts.slice(0, 1) })).toThrow(
    'no font has the character “Ł” (U+0141) of “Łódź”',
  );
  expect(() => textBlock('Up 📈 again', letters, limits)).toThrow('no font has the character “📈” (U+1F4C8)');
  // Marks that only steer breaks and direction need no font.
  expect(textLine('a\u00ADb\u200E', { ...letters, size })).toEqual(textLine('ab', { ...letters, size }));
});

test('names and figures keep their direction in a line that goes to the left', () => {
  const shown = (line: string, direction: 'ltr' | 'rtl') => directionParts(line, direction).map((part) => part.text);
  expect(shown('حول Nine Blocks', 'rtl')).toEqual(['Nine Blocks', 'حول ']);
  // As browsers show it: without a mark of direction the sign follows the Arabic words.
  expect(shown('عمولة 10% هنا', 'rtl')).toEqual(['% هنا', '10', 'عمولة ']);
  expect(shown('عمولة \u200E10%\u200E هنا', 'rtl')).toEqual([' هنا', '\u200E10%\u200E', 'عمولة ']);
  expect(shown('(حول)', 'rtl')).toEqual([')حول(']);
  expect(shown('Read حول us', 'ltr')).toEqual(['Read ', 'حول', ' us']);
  const inBoth = (['ltr', 'rtl'] as const).map((direction) => textLine('Łódź', { ...letters, direction, size: 50 }));
  expect(inBoth[1]).toEqual(inBoth[0]);
});

test('pairs of letters are kerned, and weight follows the setting', () => {
  const width = (words: string, at = fonts) =>
    textLine(words, { fonts: at, tracking: 0, direction: 'ltr', size: 100 }).width;
  expect(width('AV')).toBeLessThan(width('A') + width('V'));
  expect(width('Hamburg', shareFonts(300))).toBeLessThan(width('Hamburg'));
});

test('a vowel sign takes no room and breaks no word, whatever was drawn before', () => {
  // Of a weight that nobody else draws with.
  const own = { fonts: shareFonts(599), size: 100, tracking: 0, direction: 'rtl' as const };
  // In this font the sign below a letter is the one above it, moved.
  textLine('أحِل', own);
  expect(textWidth('مختبَرة', own)).toBeCloseTo(textWidth('مختبرة', own));
});
