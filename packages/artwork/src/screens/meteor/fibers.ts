import { asInLight } from '../../drawing/followScheme';
import { bars, disc, line, rect, rects, ring, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** The engine's upper and lower edge; below it the strands wind round each other. */
const engine = { top: 368, bottom: 440 } as const;

/** Three requests with a stack each: one runs on the engine, two are put aside; strands below the engine hold all three. */
export function fibersDrawing(s: Steps): string {
  return stack(background(s), slab(s), strands(s), query(s), stacks(s), signs(s));
}

function background(s: Steps): string {
  return rect(s[200], [0, engine.bottom, 960, 160]);
}

/** Each strand comes through the slab; below it, it is drawn over a wider one in the background's color, so that it passes over those before it. */
function strands(s: Steps): string {
  const paths = [
    { ink: s[500], d: 'M776 296V470C776 524 720 516 640 504S240 452 -30 556' },
    { ink: s[400], d: 'M184 296V480C184 572 330 584 480 556S800 532 990 596' },
    { ink: s[700], d: 'M480 400V470C480 548 600 590 720 576S900 480 990 492' },
  ];
  const loose = 'M-30 496C90 500 120 596 280 592S520 470 640 496 840 620 990 620';
  return stack(
    line(s[300], 22, loose),
    ...paths.map(({ ink, d }) =>
      stack(line(s[200], 40, d.replace(/^M(\d+) \d+/, `M$1 ${engine.bottom + 32}`)), line(ink, 22, d)),
    ),
  );
}

function slab(s: Steps): string {
  const teeth: readonly Box[] = Array.from({ length: 15 }, (_, index) => [8 + index * 64, engine.bottom - 2, 32, 14]);
  return stack(
    asInLight(stack(rect(s[900], [0, engine.top, 960, engine.bottom - engine.top]), rects(s[900], teeth))),
    shape(s[700], `M352 ${engine.top}H608V${engine.top + 24}a16 16 0 0 1 -16 16H368a16 16 0 0 1 -16 -16z`),
    asInLight(
      bars(s[400], 12, [
        [272, 404, 56],
        [632, 404, 88],
      ]),
    ),
  );
}

/** Blocks upon each other, from the lowest up; `words` are the widths of what stands on them. */
function tower(
  x: number,
  width: number,
  bottom: number,
  words: readonly number[],
  background: string,
  ink: string,
): string {
  const top = (index: number) => bottom - 48 - index * 56;
  return stack(
    rects(
      background,
      words.map((_, index) => [x, top(index), width, 48]),
      8,
    ),
    bars(
      ink,
      12,
      words.map((word, index) => [x + 24, top(index) + 24, word]),
    ),
  );
}

function stacks(s: Steps): string {
  return stack(
    tower(88, 192, 312, [104, 72, 128], s[400], s[900]),
    tower(368, 224, engine.top, [144, 88, 168, 112, 136], s[700], white),
    tower(680, 192, 312, [120, 80], s[500], white),
  );
}

/** The second waiting request's question to the database, which is out. */
function query(s: Steps): string {
  return stack(
    line(s[700], 6, 'M776 196V152', '0 14'),
    shape(s[800], 'M728 56v56c0 12 21 20 48 20s48 -8 48 -20V56z'),
    `<ellipse cx="776" cy="56" rx="48" ry="18" fill="${s[400]}"/>`,
    line(s[500], 6, 'M728 84c0 12 21 18 48 18s48 -6 48 -18'),
  );
}

function signs(s: Steps): string {
  const pause = (x: number, y: number) =>
    stack(
      disc(s[900], x, y, 26),
      ring(s[100], x, y, 29, 6),
      line(white, 7, `M${x - 7} ${y - 9}v18M${x + 7} ${y - 9}v18`),
    );
  return stack(
    pause(280, 152),
    pause(872, 208),
    disc(s[900], 592, 96, 32),
    ring(s[100], 592, 96, 35, 6),
    shape(white, 'M583 80L608 96 583 112z'),
  );
}
