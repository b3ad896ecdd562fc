import type { ServiceSlug } from '../../content/serviceSlugs';
import type { ServiceToneName } from './serviceArtTones';

/** A sign of one of a service's points, flat shapes in a space of 64. */
export interface PointSign {
  tone: ServiceToneName;
  /** In the second tone of its block. */
  soft: string;
  /** In the tone's ink. */
  solid: string;
}

/** The signs of a service's points, in the points' order (src/content/services.ts). */
export const pointSigns: Readonly<Partial<Record<ServiceSlug, readonly PointSign[]>>> = {
  ai: [
    // A prompt.
    { tone: 'soft', soft: 'M34 43h20v7h-20z', solid: 'M10 16h10l14 17l-14 17h-10l14 -17z' },
    // A search.
    {
      tone: 'accent',
      soft: 'M20 27a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z',
      solid:
        'M9 27a18 18 0 1 1 36 0a18 18 0 1 1 -36 0zM16 27a11 11 0 1 0 22 0a11 11 0 1 0 -22 0zM38 45l5 -5l13 13l-5 5z',
    },
    // A plug.
    {
      tone: 'deep',
      soft: 'M21 10h6v14h-6zM37 10h6v14h-6z',
      solid: 'M15 24h34v6a17 17 0 0 1 -14 16.7v17.3h-6v-17.3a17 17 0 0 1 -14 -16.7z',
    },
    // A meter.
    {
      tone: 'strong',
      soft: 'M8 42a24 24 0 0 1 24 -24v10a14 14 0 0 0 -14 14zM8 48h48v6h-48z',
      solid:
        'M32 18a24 24 0 0 1 24 24h-10a14 14 0 0 0 -14 -14zM29.5 43.5a4 4 0 0 1 -2.5 -7l12 -6l-6 12a4 4 0 0 1 -3.5 1z',
    },
  ],
  meteor: [
    // A load that is shared out, below its limit.
    { tone: 'soft', soft: 'M6 14h52v6h-52z', solid: 'M8 28h12v28h-12zM26 28h12v28h-12zM44 28h12v28h-12z' },
    // A trace.
    { tone: 'accent', soft: 'M24 29h22v9h-22z', solid: 'M8 15h48v9h-48zM8 29h12v9h-12zM24 43h8v9h-8z' },
    // A bill.
    {
      tone: 'deep',
      soft: 'M22 36h10v5h-10z',
      solid: 'M16 8h32v48l-5.4 -5l-5.3 5l-5.3 -5l-5.3 5l-5.3 -5l-5.4 5zM22 16v5h20v-5zM22 26v5h20v-5zM22 36v5h10v-5z',
    },
    // A desk.
    { tone: 'strong', soft: 'M18 12h28v18h-28z', solid: 'M29 30h6v8h23v6h-4v14h-6v-14h-32v14h-6v-14h-4v-6h23z' },
  ],
};
