import { soft, solid } from './paths';

/** The glyph left of each name, from 2 to 30 in a space 32 high. All three are invented and stand for no real brand. */
export const glyphs: Readonly<Record<string, string>> = {
  /** An envelope folded from one sheet. */
  lempire: soft('M4 5h22l-11 10z') + solid('M2 7l13 11.5l13 -11.5v20h-26z'),
  /** A letter from a post and a stage. */
  pathable: soft('M2 2h10v28h-10z') + solid('M12 2h5a11 11 0 0 1 0 22h-5zM17 8v10a5 5 0 0 0 0 -10z'),
  /** Two leaves, one for the field and one for the shelf. */
  sostena:
    solid('M15 19v-3.5a13 13 0 0 1 13 -13h2v2a13 13 0 0 1 -13 13v12.5h-2z') +
    soft('M15 30v-2a13 13 0 0 0 -13 -13v2a13 13 0 0 0 13 13z'),
};
