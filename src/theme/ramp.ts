/** Nine steps of one hue, from 100 (lightest) to 900 (darkest). */
export type Ramp = readonly [string, string, string, string, string, string, string, string, string];

/** The contrast of every step on white; it is equal across the hues, so one rule serves all ramps (accents.ts). */
const contrasts = [1.12, 1.32, 1.66, 2.25, 3.3, 5.3, 8.2, 11.8, 15.4] as const;

/** The share of the color's chroma that each step has: dark blocks with full chroma look garish. */
const shares = [1, 1, 1, 1, 0.9, 0.8, 0.67, 0.5, 0.36] as const;

type Three = readonly [number, number, number];

/** The three parts of `#rrggbb`, in linear light from 0 to 1. */
function linearOf(hex: string): Three {
  const part = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** Hue (radians) and colorfulness of a color in OKLCH, where equal steps look equal (https://bottosson.github.io/posts/oklab/). */
function hueOf(hex: string): { hue: number; chroma: number } {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { hue: Math.atan2(along, across), chroma: Math.hypot(across, along) };
}

/** A color of OKLCH in linear light. A screen cannot show parts below 0 or above 1. */
function colorAt(lightness: number, chroma: number, hue: number): Three {
  const [across, along] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * across + 0.2158037573 * along) ** 3;
  const m = (lightness - 0.1055613458 * across - 0.0638541728 * along) ** 3;
  const s = (lightness - 0.0894841775 * across - 1.291485548 * along) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The largest number from 0 to `most` that fulfils a condition. All smaller numbers must fulfil it, too. */
function largest(most: number, holds: (value: number) => boolean): number {
  let [low, high] = [0, most];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const luminanceOf = ([r, g, b]: Three) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function hexOf(color: Three): string {
  const part = (linear: number) => {
    const value = Math.min(1, Math.max(0, linear));
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${color.map(part).join('')}`;
}

/** The ramp of a color, `#rrggbb`: nine steps of its hue, with as much chroma as a screen can show. */
export function rampFrom(hex: string): Ramp {
  const { hue, chroma } = hueOf(hex);
  const stepOf = (contrast: number, share: number) => {
    const shown = (lightness: number) => {
      const isShown = (value: number) =>
        colorAt(lightness, value, hue).every((part) => part > -0.0001 && part < 1.0001);
      return colorAt(lightness, largest(chroma * share, isShown), hue);
    };
    return hexOf(shown(largest(1, (lightness) => luminanceOf(shown(lightness)) <= 1.05 / contrast - 0.05)));
  };
  return contrasts.map((contrast, index) => stepOf(contrast, shares[index] ?? 1)) as unknown as Ramp;
}
