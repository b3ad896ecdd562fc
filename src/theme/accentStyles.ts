import { accentSteps } from './accentSteps';
import { ofName } from './ofName';

/** Text and lines in a case's own accent: step 700 on light grounds, 300 on dark ones. */
export function accentColor(name: string): string {
  const [, onDark, onLight] = ofName(accentSteps, name);
  return `light-dark(${onLight}, ${onDark})`;
}

/** A ground in a case's own accent: step 100 on light pages, 900 on dark ones. */
export function accentGround(name: string): string {
  const [light, , , dark] = ofName(accentSteps, name);
  return `light-dark(${light}, ${dark})`;
}
