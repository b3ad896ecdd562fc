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

const variable = /var\((--[\w-]+),[^)]*\)/g;

/** The colors that a drawing names, light and dark. Throws for a name that is none. */
export function colorsOf(drawing: string, file: string): Map<string, { light: string; dark: string }> {
  const names = new Set(Array.from(drawing.matchAll(variable), ([, name = '']) => name));
  return new Map(
    [...names].map((name) => {
      const color = named.get(name);
      if (color === undefined) throw new Error(`${file}: ${name}: is no color of src/theme/palette.ts`);
      const [, light = color, dark = color] = /^light-dark\((.+), (.+)\)$/.exec(color) ?? [];
      return [name, { light, dark }];
    }),
  );
}

/**
 * A drawing whose variables are the light colors of the site's palette, or those of `instead`: what makes share pictures knows no `var()`. The
 * color after a name is for those who edit the drawing. Throws for a name that is none.
 */
export function inSiteColors(drawing: string, file: string, instead: Readonly<Record<string, string>> = {}): string {
  const known = colorsOf(drawing, file);
  return drawing.replaceAll(variable, (_, name: string) => instead[name] ?? known.get(name)?.light ?? '');
}
