/** The three colors a glyph is drawn in. `background` is that of its block, for what is cut out. */
export interface GlyphInk {
  readonly main: string;
  readonly second: string;
  readonly background: string;
}
