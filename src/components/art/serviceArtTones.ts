import type { HeroColor } from '../../theme/heroArtColors';

interface ServiceTone {
  background: HeroColor;
  /** The glyph's own two colors. */
  ink: HeroColor;
  second: HeroColor;
}

/** How a block of a service's drawing can be colored. */
export const serviceArtTones = {
  soft: { background: '--hero-1', ink: '--hero-line', second: '--hero-accent' },
  deep: { background: '--hero-block', ink: '--hero-2', second: '--hero-accent' },
  strong: { background: '--hero-3', ink: '--hero-bar', second: '--hero-1' },
  accent: { background: '--hero-accent', ink: '--hero-ink', second: '--hero-1' },
  line: { background: '--hero-side', ink: '--hero-line', second: '--hero-2' },
} as const satisfies Record<string, ServiceTone>;

/** The name of a tone: the class of the block. */
export type ServiceToneName = keyof typeof serviceArtTones;
