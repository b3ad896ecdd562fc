import type { ColorName } from '../../src/theme/palette';
import { rampFrom } from '../../src/theme/ramp';

/** Colors of the palette, light and dark, that are computed from a color of the company. */
export type OwnColors = Readonly<Partial<Record<ColorName, { light?: string; dark?: string }>>>;

/**
 * Computes the colors of src/theme/palette.ts from the company's first color, `#rrggbb`. The first color itself stays unchanged:
 * src/theme/contrast.test.ts reports a color that is too faint.
 */
export function fromPrimary(primary: string): OwnColors {
  const [faint, pale, soft, , , , , deep, deepest] = rampFrom(primary);
  return {
    primary: { light: primary, dark: soft },
    primaryStrong: { light: deep, dark: pale },
    primarySoft: { light: faint, dark: deepest },
    band: { light: primary, dark: deep },
    bandButton: { dark: soft },
    onBandButton: { light: primary },
  };
}

/** The colors of src/theme/palette.ts from the company's second color, which is shown on the first. */
export const fromSecondary = (secondary: string): OwnColors => ({ secondary: { light: secondary, dark: secondary } });

/** Replaces colors in the text of src/theme/palette.ts. Throws if a color is not in it. */
export function withColors(source: string, colors: OwnColors): string {
  return Object.entries(colors).reduce((text, [name, sides]) => {
    const line = new RegExp(`^  ${name}: \\{ light: '(#\\w+)', dark: '(#\\w+)' \\},$`, 'm');
    if (!line.test(text)) throw new Error(`src/theme/palette.ts has no color ${name} in a line of its own`);
    return text.replace(line, (_, light: string, dark: string) => {
      const [day, night] = [sides.light ?? light, sides.dark ?? dark];
      return `  ${name}: { light: '${day.toUpperCase()}', dark: '${night.toUpperCase()}' },`;
    });
  }, source);
}
