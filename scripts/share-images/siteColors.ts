import { colors, palette } from '../../src/theme/palette';
import { rampFrom } from '../../src/theme/ramp';

const [...steps] = rampFrom(colors.primary.light);

/** The colors that a drawing of the site's own may name: the theme's variables, and `--primary-100` to `-900`, the steps of its first color. */
const named = new Map<string, string>([
  ...Object.entries(palette).flatMap(([group, values]) =>
    Object.entries(typeof values === 'string' ? { '': values } : values).map(
      ([key, value]) => [['--palette', group, key].filter(Boolean).join('-'), value] as const,
    ),
  ),
  ...steps.map((value, step) => [`--primary-${step + 1}00`, value] as const),
]);

/**
 * A drawing whose variables are the light colors of the site's palette: what makes share pictures knows no `var()`. The color after a name
 * is for those who edit the drawing. Throws for a name that is none.
 */
export function inSiteColors(drawing: string, file: string): string {
  return drawing.replaceAll(/var\((--[\w-]+),[^)]*\)/g, (_, name: string) => {
    const color = named.get(name);
    if (color === undefined) throw new Error(`${file}: ${name}: is no color of src/theme/palette.ts`);
    return color.replace(/^light-dark\((.+), .+\)$/, '$1');
  });
}
