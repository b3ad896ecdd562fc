import type { Ramp } from '../../../theme/accents';
import { colors } from '../../../theme/palette';
import { white } from './shapes';

/** Mixes two colors `#rrggbb`: `share` of the second, 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.round((first ?? 0) * (1 - share) + (second ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Lets a drawing in the colors of a ramp and white follow the visitor's color scheme: its light colors become custom properties
 * that a `<style>` in it sets. In the dark the ramp runs the other way and paper is the darkest of all.
 */
export function followScheme(drawing: string, ramp: Ramp): string {
  const light = [white, ...ramp];
  const [s100, s200, s300, s400, s500, s600, s700, s800, s900] = ramp;
  const paper = mixed(s900, colors.background.dark, 0.55);
  // Frames are drawn in 900: they get the softer of the two palest steps.
  const dark = [paper, s900, s800, s700, s600, s500, s400, s300, s100, s200];
  const used = light.map((color, step) => ({ color, step })).filter(({ color }) => drawing.includes(`"${color}"`));
  const rules = used.map(({ color, step }) => `--s${step}:light-dark(${color},${dark[step]})`);
  const painted = used.reduce((text, { color, step }) => text.replaceAll(`"${color}"`, `"var(--s${step})"`), drawing);
  return `<style>svg{color-scheme:light dark;${rules.join(';')}}</style>${painted}`;
}
