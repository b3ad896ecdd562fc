/** A sign of a point, flat shapes in a space of 64. */
interface PointShapes {
  /** In the second color of where it is shown. */
  soft: string;
  /** In the color of the text around it. */
  solid: string;
}

/** The signs of points by the points' ids (src/content/services.ts). */
const drawn = {
  /** A prompt. */
  framework: { soft: 'M34 43h20v7h-20z', solid: 'M10 16h10l14 17l-14 17h-10l14 -17z' },
  /** A search. */
  expertise: {
    soft: 'M20 27a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z',
    solid: 'M9 27a18 18 0 1 1 36 0a18 18 0 1 1 -36 0zM16 27a11 11 0 1 0 22 0a11 11 0 1 0 -22 0zM38 45l5 -5l13 13l-5 5z',
  },
  /** A plug. */
  integrations: {
    soft: 'M21 10h6v14h-6zM37 10h6v14h-6z',
    solid: 'M15 24h34v6a17 17 0 0 1 -14 16.7v11.3h-6v-11.3a17 17 0 0 1 -14 -16.7z',
  },
  /** A meter. */
  infrastructure: {
    soft: 'M8 42a24 24 0 0 1 24 -24v10a14 14 0 0 0 -14 14zM8 48h48v6h-48z',
    solid:
      'M32 18a24 24 0 0 1 24 24h-10a14 14 0 0 0 -14 -14zM29.5 43.5a4 4 0 0 1 -2.5 -7l12 -6l-6 12a4 4 0 0 1 -3.5 1z',
  },
  /** A target. */
  resultFocused: {
    soft: 'M25 32a7 7 0 1 1 14 0a7 7 0 1 1 -14 0z',
    solid: 'M8 32a24 24 0 1 1 48 0a24 24 0 1 1 -48 0zM16 32a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z',
  },
  /** One block that stands askew among its row. */
  challengeStatusQuo: {
    soft: 'M32 6l13 13l-13 13l-13 -13z',
    solid: 'M8 40h14v14h-14zM25 40h14v14h-14zM42 40h14v14h-14z',
  },
  /** Glasses. */
  nerds: {
    soft: 'M14.5 38a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM41.5 38a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z',
    solid:
      'M6 38a12.5 12.5 0 1 1 25 0a12.5 12.5 0 1 1 -25 0zM10.5 38a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM33 38a12.5 12.5 0 1 1 25 0a12.5 12.5 0 1 1 -25 0zM37.5 38a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM31 36h2v4h-2zM6 20h52v6h-52z',
  },
  /** Coins. */
  businessNerds: {
    soft: 'M34 18h22v8h-22zM34 30h22v8h-22zM34 42h22v8h-22z',
    solid: 'M8 42h22v8h-22zM8 30h22v8h-22zM8 54h48v4h-48z',
  },
} as const satisfies Record<string, PointShapes>;

/** The sign of a point, where it has one. */
export const pointSigns: Readonly<Partial<Record<string, PointShapes>>> = drawn;
