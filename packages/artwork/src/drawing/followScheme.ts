import type { Ramp } from '../siteFacts';
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
 * that a `<style>` in it sets. In the dark the ramp runs the other way, and white becomes the darkest of all: the ramp's last
 * step mixed with the page's `darkBackground`.
 */
export function followScheme(drawing: string, ramp: Ramp, darkBackground: string): string {
  const light = [white, ...ramp];
  const dark = [mixed(ramp[8], darkBackground, 0.55), ...ramp.toReversed()];
  const used = light.map((color, step) => ({ color, step })).filter(({ color }) => drawing.includes(`"${color}"`));
  const rules = used.map(({ color, step }) => `--s${step}:light-dark(${color},${dark[step]})`);
  const painted = used.reduce((text, { color, step }) => text.replaceAll(`"${color}"`, `"var(--s${step})"`), drawing);
  return `<style>svg{color-scheme:light dark;${rules.join(';')}}</style>${painted}`;
}
