import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import type { Ramp } from '../siteFacts';
import { background } from './background';
import { styleOptions, type Hair, type Look, type Skin } from './look';

const ink = '#14161d';
const skins: Readonly<Record<Skin, string>> = { 1: '#fff1e4', 2: '#fbdcc2', 3: '#ecbd95', 4: '#d29a6f', 5: '#b0764e' };
const hairColors: Readonly<Record<Hair, string>> = {
  black: ink,
  brown: '#5b3a28',
  auburn: '#a5501e',
  blond: '#e2b45f',
  gray: '#9da0ab',
};

/** How each part of the style's 1744 × 1744 drawing begins, in the order they are painted. */
const starts = {
  base: '<g transform="translate(531 487)">',
  body: '<g transform="translate(178 1057)">',
  hair: '<g transform="translate(266 207)">',
  lips: '<g transform="translate(791 871)">',
  beard: '<g transform="translate(653 805)">',
  face: '<g transform="translate(901 668)">',
} as const;
type Part = keyof typeof starts;

/**
 * How a person is seen, one for each of the four backgrounds, so that no two neighbors sit alike: the square of the style's drawing
 * that the picture shows, and whether it is mirrored. Half of them look the other way; two are nearer, one stands back.
 */
const poses = [
  { view: '292 180 1160 1160', mirrored: false },
  { view: '226 92 1290 1290', mirrored: true },
  { view: '358 222 1020 1020', mirrored: true },
  { view: '352 250 1000 1000', mirrored: false },
] as const;

/** Splits the style's drawing where its parts begin. */
function messageStartsOf(drawing: string): Record<Part, string> {
  const names = Object.keys(starts) as Part[];
  const at = [...names.map((name) => drawing.indexOf(starts[name])), drawing.lastIndexOf('</g></svg>')];
  const cut = names.map((name, index) => {
    const [from, to] = [at[index] ?? -1, at[index + 1] ?? -1];
    if (from < 0 || to < from)
      throw new Error(`The portrait style no longer draws its ${name} where this file looks for it.`);
    return [name, drawing.slice(from, to)] as const;
  });
  return Object.fromEntries(cut) as Record<Part, string>;
}

function recolor(part: string, white: string, black: string): string {
  return part.replaceAll('"#fff"', `"${white}"`).replaceAll('"#000"', `"${black}"`);
}

/** Takes out the empty masked groups that the style keeps for pictures on shirts. */
function withoutMasks(part: string): string {
  return part.replaceAll(/<mask .*?<\/mask>/g, '').replaceAll(/<g [^>]*><g [^>]*><\/g><\/g>/g, '');
}

/** Draws one portrait as an SVG document of `size` pixels: three blocks of the accent, the person in flat colors and ink. */
export function portrait(look: Look, ramp: Ramp, size: number, layout = look.layout): string {
  const skin = skins[look.skin];
  const hair = hairColors[look.hairColor];
  const clothes = look.clothes === undefined ? '#fff' : (ramp[look.clothes / 100 - 1] ?? '#fff');
  const parts = messageStartsOf(createAvatar(notionists, { seed: '', ...styleOptions(look) }).toString());
  const figure = [
    recolor(parts.base, skin, ink),
    recolor(withoutMasks(parts.body), clothes, ink),
    recolor(parts.hair, skin, hair),
    recolor(parts.lips, '#fff', ink),
    recolor(parts.beard, skin, hair),
    recolor(parts.face, '#fff', ink),
  ].join('');
  const { view, mirrored } = poses[look.layout];
  const person = `<svg width="3" height="3" viewBox="${view}" fill="none">${figure}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 3 3">${background(ramp, layout)}` +
    `${mirrored ? `<g transform="translate(3 0) scale(-1 1)">${person}</g>` : person}</svg>`
  );
}
