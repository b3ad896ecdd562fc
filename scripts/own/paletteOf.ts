import type { ColorName } from '../../src/theme/palette';
import { rampFrom } from '../../src/theme/ramp';

/** The colors of the palette that follow from the company's own, light and dark. */
export type OwnColors = Readonly<Partial<Record<ColorName, { light?: string; dark?: string }>>>;

/**
 * What follows in src/theme/palette.ts from the company's first color, `#rrggbb`: its own steps, light and dark. The first color itself is kept
 * unchanged; src/theme/contrast.test.ts tells where it is too faint.
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

/** What follows from the second color, which is shown on the first. */
export const fromSecondary = (secondary: string): OwnColors => ({ secondary: { light: secondary, dark: secondary } });

/** The text of src/theme/palette.ts with other colors. Throws where it has no such color. */
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
