import type { HeroColor } from '../../theme/heroArtColors';

interface ServiceTone {
  background: HeroColor;
  /** The glyph's own two colors. */
  ink: HeroColor;
  second: HeroColor;
  /** What of the glyph lies on its second color. */
  over: HeroColor;
}

/** How a block of a service's drawing can be colored. */
export const serviceArtTones = {
  soft: { background: '--hero-1', ink: '--hero-line', second: '--hero-accent', over: '--hero-over' },
  deep: { background: '--hero-block', ink: '--hero-2', second: '--hero-accent', over: '--hero-block' },
  strong: { background: '--hero-3', ink: '--hero-bar', second: '--hero-1', over: '--hero-bar' },
  accent: { background: '--hero-accent', ink: '--hero-bar', second: '--hero-2', over: '--hero-bar' },
  line: { background: '--hero-tile', ink: '--hero-line', second: '--hero-2', over: '--hero-line' },
} as const satisfies Record<string, ServiceTone>;

/** The name of a tone: the class of the block. */
export type ServiceToneName = keyof typeof serviceArtTones;
