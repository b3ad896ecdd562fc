import { block, disc, soft, solid, spark } from './drawing';

/** The sign of each service: flat shapes on a 3 × 3 or 2 × 2 grid from 2 to 62 in a space of 64. */
export const serviceBodies = {
  /** A spark on its block, and a smaller one that came of it. */
  ai: soft(block(2, 22, 40)) + solid(spark(22, 42, 20) + block(42, 2, 20) + spark(52, 12, 10)),
  /** A question and its answer. */
  consulting:
    solid(
      `M17 2h20a15 15 0 0 1 0 30h-35v-15a15 15 0 0 1 15 -15z${disc(17, 17, 3)}${disc(27, 17, 3)}${disc(37, 17, 3)}`,
    ) + soft('M34 38h16a12 12 0 0 1 12 12v12h-28a12 12 0 0 1 0 -24z'),
  /** Two quarter turns around one block. */
  devops:
    solid(`M4 32a28 28 0 0 1 28 -28v-4l18 11l-18 11v-4a14 14 0 0 0 -14 14z${block(25, 25, 14)}`) +
    soft('M60 32a28 28 0 0 1 -28 28v4l-18 -11l18 -11v4a14 14 0 0 0 14 -14z'),
  /** A cloud on its server. */
  hosting:
    solid('M14 42a12 12 0 0 1 0 -24a18 18 0 0 1 35 0a12 12 0 0 1 1 24z') +
    soft(`${block(2, 46, 60, 16)}${disc(12, 54, 3)}${disc(22, 54, 3)}${block(42, 52.5, 14, 3)}`),
  /** A megaphone. */
  'marketing-websites':
    solid('M18 22l26 -16v52l-26 -16z') + soft(`${block(2, 22, 16, 20)}M8 42h10v20h-10zM48 22a10 10 0 0 1 0 20z`),
  /** A falling star with its trail. */
  meteor:
    solid(`M22 22h20a20 20 0 1 1 -20 20z${disc(42, 42, 10)}`) +
    soft(`${disc(42, 42, 10)}M2 2h8l12 12v8h-8l-12 -12zM24 2h8l12 12h-8zM2 24l12 12v8l-12 -12z`),
  /** A telephone with blocks on its screen. */
  'mobile-development':
    solid(`M18 2h28a6 6 0 0 1 6 6v48a6 6 0 0 1 -6 6h-28a6 6 0 0 1 -6 -6v-48a6 6 0 0 1 6 -6z${block(17, 8, 30, 46)}`) +
    soft('M20 11h24a24 24 0 0 1 -24 24z' + block(20, 38, 11, 13)) +
    solid(block(33, 38, 11, 13)),
  /** A dial in three segments over three blocks. */
  'performance-analysis':
    soft(
      'M2 38a30 30 0 0 1 13.8 -25.3l7.6 11.9a16 16 0 0 0 -7.4 13.4zM18.4 11.2a30 30 0 0 1 27.2 0l-6.4 12.5a16 16 0 0 0 -14.4 0z',
    ) +
    solid('M48.2 12.7a30 30 0 0 1 13.8 25.3h-14a16 16 0 0 0 -7.4 -13.4zM35.6 41.5a5 5 0 0 1 -7.2 -7l15.1 -6.8z') +
    soft(block(2, 48, 18, 14) + block(23, 48, 18, 14)) +
    solid(block(44, 48, 18, 14)),
  /** A curve between two nodes, and the handle that bends it. */
  'product-design':
    soft('M8 62v-6a48 48 0 0 1 48 -48h6v54z') +
    solid(block(2, 50, 12) + block(50, 2, 12) + disc(8, 8, 6) + block(6.5, 18, 3, 28) + block(18, 6.5, 28, 3)),
  /** A window with code. */
  'web-development':
    solid(`${block(2, 2, 60, 20)}${disc(12, 12, 3)}${disc(22, 12, 3)}${disc(32, 12, 3)}`) +
    soft(block(2, 22, 20, 40)) +
    solid('M36 30h6l-10 12l10 12h-6l-10 -12zM46 30h6l10 12l-10 12h-6l10 -12z'),
} as const;
