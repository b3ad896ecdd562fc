import { accentSteps } from './accentSteps';
import { ofName } from './ofName';

/** Text and lines in a case study's own accent: step 700 on light backgrounds, 300 on dark ones. */
export function accentColor(name: string): string {
  const [, onDark, onLight] = ofName(accentSteps, name);
  return `light-dark(${onLight}, ${onDark})`;
}

/** A background in a case study's own accent: step 100 on light pages, 900 on dark ones. */
export function accentBackground(name: string): string {
  const [light, , , dark] = ofName(accentSteps, name);
  return `light-dark(${light}, ${dark})`;
}
