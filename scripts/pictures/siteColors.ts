import { colors, palette } from '../../src/theme/palette';
import { rampFrom } from '../../src/theme/ramp';

const [...steps] = rampFrom(colors.primary.light);

/** The variables that a drawing of the site may use: those of the theme, and `--primary-100` to `-900`, the steps of the first color. */
const named = new Map<string, string>([
  ...Object.entries(palette).flatMap(([group, values]) =>
    Object.entries(typeof values === 'string' ? { '': values } : values).map(
      ([key, value]) => [['--palette', group, key].filter(Boolean).join('-'), value] as const,
    ),
  ),
  ...steps.map((value, step) => [`--primary-${step + 1}00`, value] as const),
]);

const variable = /var\((--[\w-]+),[^)]*\)/g;

/** The colors of the variables in a drawing, light and dark. Throws for an unknown variable. */
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
 * Replaces the variables in a drawing by the light colors of the palette, or by those of `instead`, since share pictures cannot use `var()`. The
 * color after a variable is only for editors of SVG. Throws for an unknown variable.
 */
export function inSiteColors(drawing: string, file: string, instead: Readonly<Record<string, string>> = {}): string {
  const known = colorsOf(drawing, file);
  return drawing.replaceAll(variable, (_, name: string) => instead[name] ?? known.get(name)?.light ?? '');
}
