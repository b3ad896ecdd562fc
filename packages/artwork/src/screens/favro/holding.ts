import { code } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, rects, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { keyOf, thing } from './things';

const panelAt = (panel: number): number => 40 + panel * 304;
const panels = [0, 1, 2] as const;
const cardAt = (card: number): number => 134 + card * 84;
const card = { width: 224, height: 64, start: 24 } as const;

/** A card's way by keyboard in three frames: lifted, moved down past its neighbor, dropped; each place is announced. */
export function favroHolding(s: Steps, flow: Flow): string {
  const frames = [
    lifted(s, panelAt(0) + card.start, cardAt(0)),
    lifted(s, panelAt(1) + card.start, cardAt(1)),
    dropped(s),
  ];
  return stack(
    rects(
      s[200],
      panels.map((panel): Box => [flow.x(panelAt(panel), 272), 108, 272, 320]),
      16,
    ),
    ...panels.map((panel) =>
      flow.part(panelAt(panel), 272, stack(said(s, panel), resting(s, panel), frames[panel] ?? '')),
    ),
  );
}

/** A key of the keyboard, 80 × 64 units, with its sign. */
function key(s: Steps, x: number, sign: string): string {
  return placed(x, 24, stack(rect(s[800], [0, 0, 80, 64], 14), rect(white, [4, 4, 72, 50], 10), line(s[800], 6, sign)));
}

/** Above a panel, the key that is pressed and what is announced then. */
function said(s: Steps, panel: number): string {
  const space = 'M24 24V34H56V24';
  const down = 'M40 16V40M29 29L40 40 51 29';
  const x = panelAt(panel);
  return stack(key(s, x, panel === 1 ? down : space), announced(s, x + 96, panel === 0 ? '1/6' : '2/6'));
}

/** What a screen reader says: a speech bubble with a loudspeaker's waves, and the card's place among six. */
function announced(s: Steps, x: number, place: string): string {
  return placed(
    x,
    24,
    stack(
      rect(s[900], [0, 0, 176, 64], 14),
      disc(s[300], 24, 32, 6),
      line(s[300], 5, 'M36 22a14 14 0 0 1 0 20M45 13a27 27 0 0 1 0 38'),
      code(white, 36, [158, 32], place, 'end'),
    ),
  );
}

const things = ['leaf', 'drop'] as const;

/** The neighbors: the first stands second until the lifted card goes past it. */
function resting(s: Steps, panel: number): string {
  const x = panelAt(panel) + card.start;
  const places = { leaf: cardAt(panel === 0 ? 1 : 0), drop: cardAt(2) } as const;
  return stack(
    rects(
      white,
      things.map((name): Box => [x, places[name], card.width, card.height]),
      10,
    ),
    ...things.map((name) =>
      placed(
        x + 32,
        places[name] + card.height / 2,
        stack(thing(name, s[500]), code(s[700], 30, [28, 0], keyOf[name])),
      ),
    ),
  );
}

function face(s: Steps): string {
  return stack(
    rect(s[600], [0, 0, card.width, card.height], 10),
    placed(32, 32, thing('bolt', white)),
    code(white, 30, [60, 32], keyOf.bolt),
  );
}

/** The card in the keyboard's hold: off its place, with the ring of the focus. */
function lifted(s: Steps, x: number, y: number): string {
  const focus: Box = [-6, -6, card.width + 12, card.height + 12];
  const marked = stack(rect(white, focus, 14), face(s), frame(s[900], 5, focus, 14));
  return stack(rect(s[400], [x, y, card.width, card.height], 10), placed(x + 12, y - 10, marked));
}

function dropped(s: Steps): string {
  const check = stack(disc(white, 196, 32, 16), line(s[700], 5, 'M189 32.5L194 37.5 203 27'));
  return placed(panelAt(2) + card.start, cardAt(1), stack(face(s), check));
}
