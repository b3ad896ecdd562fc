/** The custom properties that HeroArt is drawn with. */
export type HeroColor =
  /** Blueprint lines: the dashed grid and the drawings of the idea. */
  | '--hero-line'
  /** What is dark on the accent in both schemes. */
  | '--hero-ink'
  /** The pointer in the window. */
  | '--hero-pointer'
  /** The edge of the window. */
  | '--hero-edge'
  /** Background of the window and of the handles on the drawing. */
  | '--hero-paper'
  /** Background of the window's sidebar. */
  | '--hero-side'
  /** Title bar of the window. */
  | '--hero-bar'
  /** Background of the block of dots, and the address in the title bar. */
  | '--hero-block'
  /** From the palest to the strongest of the four blues. */
  | '--hero-1'
  | '--hero-2'
  | '--hero-3'
  | '--hero-4'
  /** Apricot. */
  | '--hero-accent';

/** The value of every custom property in both color schemes. */
export const heroArtColors = {
  light: {
    '--hero-line': '#2637c8',
    '--hero-ink': '#14161d',
    '--hero-pointer': '#14161d',
    '--hero-edge': '#14161d',
    '--hero-paper': '#ffffff',
    '--hero-side': '#edf2ff',
    '--hero-bar': '#13224c',
    '--hero-block': '#1d3374',
    '--hero-1': '#d3e0fe',
    '--hero-2': '#b1c8fe',
    '--hero-3': '#5b87fc',
    '--hero-4': '#3e64d2',
    '--hero-accent': '#ffb06b',
  },
  dark: {
    '--hero-line': '#aeb8ff',
    '--hero-ink': '#0f1118',
    '--hero-pointer': '#f3f1ea',
    '--hero-edge': '#7b839a',
    '--hero-paper': '#171a24',
    '--hero-side': '#13224c',
    '--hero-bar': '#1d3374',
    '--hero-block': '#2a48a2',
    '--hero-1': '#2a48a2',
    '--hero-2': '#89abfd',
    '--hero-3': '#5b87fc',
    '--hero-4': '#b1c8fe',
    '--hero-accent': '#ffbe85',
  },
} as const satisfies Record<'light' | 'dark', Record<HeroColor, string>>;
