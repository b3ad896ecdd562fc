import type { ServiceToneName } from './serviceArtTones';

/** A picture of a point, flat shapes in a space of 180. */
interface HelpPicture {
  /** The colors of its block. */
  tone: ServiceToneName;
  /** In the second color of the tone. */
  second: string;
  /** In the first. */
  ink: string;
}

/** Containers of 44, each with three ribs. */
const containers = (places: readonly (readonly [x: number, y: number])[]) =>
  places
    .map(([x, y]) => `M${x} ${y}h44v44h-44z` + [9, 20, 31].map((rib) => `M${x + rib} ${y + 8}v28h4v-28z`).join(''))
    .join('');

/** Twelve blocks of 24 in rows of three; of those after the first `count` only the outlines are left. */
const blocks = (count: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const whole = `M${49 + (index % 3) * 29} ${30 + Math.floor(index / 3) * 29}h24v24h-24z`;
    return index < count ? whole : `${whole}m3 3h18v18h-18z`;
  }).join('');

/** A head, and shoulders below it. */
const figure = (x: number, y: number) =>
  `M${x - 13} ${y}a13 13 0 1 1 26 0a13 13 0 1 1 -26 0zM${x - 21} ${y + 54}v-15a21 21 0 0 1 42 0v15z`;

/** The pictures of points by the points' ids (src/content/services.ts). */
const drawn = {
  /** A container, and how many become of it. */
  scale: {
    tone: 'deep',
    second: containers([[18, 118]]),
    ink: containers([
      [68, 118],
      [68, 68],
      [118, 118],
      [118, 68],
      [118, 18],
    ]),
  },
  /** A trace: most of the time goes into one part. */
  performance: {
    tone: 'line',
    second: 'M44 74h92v22h-92z',
    ink: 'M18 18h144v22h-144zM18 46h26v22h-26zM136 102h16v22h-16zM152 130h10v22h-10z',
  },
  /** A bill of twelve blocks, of which five are gone. */
  cost: {
    tone: 'strong',
    second: 'M34 18h112v144l-14 -12l-14 12l-14 -12l-14 12l-14 -12l-14 12l-14 -12l-14 12z',
    ink: blocks(7),
  },
  /** Two who join a team of three. */
  specialists: {
    tone: 'accent',
    second: [42, 90, 138].map((x) => figure(x, 36)).join(''),
    ink: [66, 114].map((x) => figure(x, 106)).join(''),
  },
} as const satisfies Record<string, HelpPicture>;

/** The picture of a point, where it has one. */
export const helpPictures: Readonly<Partial<Record<string, HelpPicture>>> = drawn;
