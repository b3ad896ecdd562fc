import type { Ramp } from '../siteFacts';
import { panel, white } from './shapes';

/** Mixes two colors `#rrggbb`: `share` of the second, 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((first ?? 0) * (1 - share) + (second ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const litGroup = '<g class="lit">';

/**
 * Keeps a part of a drawing as it is in the light: a photo of somebody, print on paper, a code to be scanned, what stands on a
 * panel that is dark in both schemes.
 */
export function asInLight(drawing: string): string {
  return `${litGroup}${drawing}</g>`;
}

/** A color that a drawing is drawn with, and what it is in each scheme. */
export interface SchemedColor {
  readonly drawn: string;
  readonly light: string;
  readonly dark: string;
}

/** Lets some colors of a drawing follow the visitor's color scheme: they become custom properties that a `<style>` in it sets. */
export function inSchemes(drawing: string, colors: readonly SchemedColor[]): string {
  const used = colors.map((color, step) => ({ ...color, step })).filter(({ drawn }) => drawing.includes(`"${drawn}"`));
  const rules = used.map(({ light, dark, step }) => `--s${step}:light-dark(${light},${dark})`);
  const kept = drawing.includes(litGroup) ? '.lit{color-scheme:light}' : '';
  const painted = used.reduce((text, { drawn, step }) => text.replaceAll(`"${drawn}"`, `"var(--s${step})"`), drawing);
  return `<style>svg{color-scheme:light dark;${rules.join(';')}}${kept}</style>${painted}`;
}

/**
 * A color for each scheme, where the ramp that runs the other way would tell something untrue or be the brightest of all: both
 * are steps as they are in the light, white, or `transparent`. In a part that is `asInLight` it is the first.
 */
export function lightOrDark(light: string, dark: string): string {
  return `light-dark(${light},${dark})`;
}

/**
 * Lets a drawing in the colors of a ramp and white follow the visitor's color scheme. In the dark the ramp runs the other way, and
 * white becomes the darkest of all: the ramp's last step mixed with the page's `darkBackground`. A `panel` is the last step in the
 * light, and the darkest of all in the dark.
 */
export function followScheme(drawing: string, ramp: Ramp, darkBackground: string): string {
  const darkest = mixed(ramp[8], darkBackground, 0.55);
  const dark = ramp.toReversed();
  return inSchemes(drawing, [
    { drawn: white, light: white, dark: darkest },
    ...ramp.map((light, step) => ({ drawn: light, light, dark: dark[step] ?? darkest })),
    { drawn: panel, light: ramp[8], dark: darkest },
  ]);
}
