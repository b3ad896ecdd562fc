import type { HeroColor } from '../../theme/heroArtColors';

interface Look {
  fill?: 'none' | `var(${HeroColor})`;
  stroke?: `var(${HeroColor})`;
  strokeWidth?: number;
  strokeDasharray?: string;
  opacity?: 0;
}

/** How each class of HeroArt's shapes is painted; a later one wins. */
export const heroArtLook = {
  line: { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 2 },
  handle: { fill: 'var(--hero-paper)' },
  dashed: { strokeDasharray: '6 5' },
  ink: { fill: 'var(--hero-ink)' },
  pointer: { fill: 'var(--hero-pointer)', stroke: 'var(--hero-paper)', strokeWidth: 2 },
  edge: { stroke: 'var(--hero-edge)', strokeWidth: 2 },
  paper: { fill: 'var(--hero-paper)' },
  side: { fill: 'var(--hero-side)' },
  bar: { fill: 'var(--hero-bar)' },
  block: { fill: 'var(--hero-block)' },
  b1: { fill: 'var(--hero-1)' },
  b2: { fill: 'var(--hero-2)' },
  b3: { fill: 'var(--hero-3)' },
  b4: { fill: 'var(--hero-4)' },
  accent: { fill: 'var(--hero-accent)' },
  rule: { fill: 'none', stroke: 'var(--hero-1)', strokeWidth: 2 },
  chart: { fill: 'none', stroke: 'var(--hero-4)', strokeWidth: 5 },
  // Only seen while the drawing is built up.
  ghost: { opacity: 0 },
  curtain: { opacity: 0 },
} as const satisfies Record<string, Look>;
