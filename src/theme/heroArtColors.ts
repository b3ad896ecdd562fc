import { colors } from './palette';
import { primaryRamp as ramp } from './strongerColors';

/** The custom properties that HeroArt is drawn with. */
export type HeroColor =
  /** Blueprint lines: the dashed grid and the drawings of the idea. */
  | '--hero-line'
  /** What is dark on the accent in both schemes. */
  | '--hero-ink'
  /** Signs that lie on the accent: in the dark they must not be as pale as it is. */
  | '--hero-over'
  /** The pointer in the window. */
  | '--hero-pointer'
  /** The edge of the window. */
  | '--hero-edge'
  /** Background of the window and of the handles on the drawing. */
  | '--hero-paper'
  /** Background of the window's sidebar. */
  | '--hero-side'
  /** The palest background of a block; in the dark none that a neighbor has. */
  | '--hero-tile'
  /** Title bar of the window. */
  | '--hero-bar'
  /** Background of the block of dots, and the address in the title bar. */
  | '--hero-block'
  /** From the palest to the strongest of the four steps of the primary color. */
  | '--hero-1'
  | '--hero-2'
  | '--hero-3'
  | '--hero-4'
  /** The secondary color. */
  | '--hero-accent';

/** The value of every custom property in both color schemes. */
export const heroArtColors = {
  light: {
    '--hero-line': colors.primary.light,
    '--hero-ink': colors.onSecondary.light,
    '--hero-over': colors.primary.light,
    '--hero-pointer': colors.text.light,
    '--hero-edge': colors.text.light,
    '--hero-paper': colors.paper.light,
    '--hero-side': ramp[0],
    '--hero-tile': ramp[0],
    '--hero-bar': ramp[8],
    '--hero-block': ramp[7],
    '--hero-1': ramp[1],
    '--hero-2': ramp[2],
    '--hero-3': ramp[4],
    '--hero-4': ramp[5],
    '--hero-accent': colors.secondary.light,
  },
  dark: {
    '--hero-line': colors.primary.dark,
    '--hero-ink': colors.onSecondary.dark,
    '--hero-over': colors.primarySoft.dark,
    '--hero-pointer': colors.text.dark,
    '--hero-edge': colors.control.dark,
    '--hero-paper': colors.paper.dark,
    '--hero-side': ramp[8],
    '--hero-tile': ramp[5],
    '--hero-bar': ramp[8],
    '--hero-block': ramp[7],
    '--hero-1': ramp[6],
    '--hero-2': ramp[3],
    '--hero-3': ramp[4],
    '--hero-4': ramp[2],
    '--hero-accent': colors.secondary.dark,
  },
} as const satisfies Record<'light' | 'dark', Record<HeroColor, string>>;
