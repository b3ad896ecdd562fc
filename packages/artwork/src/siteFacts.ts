/** Nine steps of one hue, from 100 (lightest) to 900 (darkest): colors `#rrggbb`. */
export type Ramp = readonly [string, string, string, string, string, string, string, string, string];

/** A color in the light and in the dark scheme. */
interface SchemeColor {
  readonly light: string;
  readonly dark: string;
}

/** A drawn screen that a section of a case study shows, and its size in its own units. */
interface SectionScreen {
  readonly section: string;
  readonly width: number;
  readonly height: number;
}

/** All that the pictures take from the site. Whoever runs the package gathers it, so that nothing here imports the site. */
export interface SiteFacts {
  /** Color accents by name, in the order of their hues. */
  readonly accents: Readonly<Record<string, Ramp>>;
  readonly colors: Readonly<
    Record<'background' | 'text' | 'primary' | 'primaryStrong' | 'primarySoft' | 'secondary', SchemeColor>
  >;
  /** The agency's mark: its two colors, and the path of the blocks in one of them (see the site's `brandPath`). */
  readonly mark: {
    readonly colors: Readonly<Record<'light' | 'dark', { readonly first: string; readonly second: string }>>;
    readonly path: (part: 'first' | 'second', side: number, gap: number, margin?: number) => string;
  };
  readonly caseStudies: readonly {
    readonly slug: string;
    readonly ramp: Ramp;
    readonly screens: readonly SectionScreen[];
  }[];
  /** Ids of the places where the company teaches. */
  readonly educationItems: readonly string[];
  /** Keys of the technologies that have a mark on the site. */
  readonly technologies: readonly string[];
  /** How wide each customer's wordmark is when it is 32 high. */
  readonly wordmarkWidths: Readonly<Record<string, number>>;
  /** Ids of the people on the team, in the order of the site. */
  readonly team: readonly string[];
}

/** The ramp of a name. Throws where there is none. */
export function rampNamed({ accents }: Pick<SiteFacts, 'accents'>, name: string): Ramp {
  const ramp = accents[name];
  if (ramp === undefined) throw new Error(`There is no color ramp ${name}`);
  return ramp;
}
