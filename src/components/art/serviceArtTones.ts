import type { HeroColor } from '../../theme/heroArtColors';

interface ServiceTone {
  /** Null: the page shows through, with its blueprint lines. */
  background: HeroColor | null;
  /** The glyph's own two colors. */
  ink: HeroColor;
  second: HeroColor;
}

/** How a block of ServiceArt can be colored. */
export const serviceArtTones = {
  soft: { background: '--hero-1', ink: '--hero-line', second: '--hero-accent' },
  deep: { background: '--hero-block', ink: '--hero-2', second: '--hero-accent' },
  strong: { background: '--hero-3', ink: '--hero-bar', second: '--hero-1' },
  accent: { background: '--hero-accent', ink: '--hero-ink', second: '--hero-1' },
  line: { background: null, ink: '--hero-line', second: '--hero-2' },
} as const satisfies Record<string, ServiceTone>;
