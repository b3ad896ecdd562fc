import { bars, disc, line, placed, rect, rects, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { pointer } from '../signs';
import { channels } from './channels';

/** Height of the bar, and where the ground begins on which the products stand. */
const bar = 96;
const ground = 408;
/** Middles of the three products, of their names in the bar, and of their events in the log. */
const middles = { desk: 160, survey: 472, chat: 784 } as const;

/** Three products of three ages: a bar passes above them and touches none, the log in the ground is what they are fixed to. */
export function navigationBarDrawing(s: Steps, flow: Flow): string {
  const suite = stack(
    rect(s[400], [0, ground, 960, 600 - ground]),
    log(s),
    placed(middles.desk - 128, ground - 208, desk(s)),
    placed(middles.survey - 136, ground - 240, survey(s)),
    placed(middles.chat - 136, ground - 272, chat(s)),
    navigation(s),
  );
  return stack(
    flow.between(suite),
    scaled(flow.x(middles.survey + 84), bar / 2 + 12, 1.2, pointer([0, 0], s[900], white)),
  );
}

/** The second product is open. */
function navigation(s: Steps): string {
  const y = bar / 2;
  return stack(
    rect(s[900], [0, 0, 960, bar]),
    rect(s[400], [middles.survey - 108, y - 32, 216, 64], 32),
    scaled(middles.desk - 56, y, 1.2, channels.ticket(s[300], s[900])),
    scaled(middles.survey - 56, y, 1.2, channels.survey(s[900], s[400])),
    scaled(middles.chat - 56, y, 1.2, channels.chat(s[300], s[900])),
    bars(s[300], 14, [
      [middles.desk - 16, y, 96],
      [middles.chat - 16, y, 96],
    ]),
    bars(s[900], 14, [[middles.survey - 16, y, 96]]),
  );
}

/** The oldest: square, its edge stands out, all of it a table. */
function desk(s: Steps): string {
  return stack(
    rect(s[300], [0, 0, 256, 208]),
    shape(s[100], 'M8 8H248L240 16H16V192L8 200z'),
    shape(s[600], 'M256 0V208H0L8 200H248V8z'),
    rect(s[700], [16, 16, 224, 40]),
    bars(white, 12, [[32, 36, 88]]),
    rects(s[300], [
      [176, 24, 24, 24],
      [208, 24, 24, 24],
    ]),
    rect(white, [16, 64, 224, 128]),
    rects(s[600], [
      [16, 104, 224, 4],
      [16, 148, 224, 4],
      [72, 64, 4, 128],
    ]),
    bars(s[700], 12, [
      [92, 84, 112],
      [92, 128, 80],
      [92, 172, 128],
    ]),
    rects(s[500], [
      [32, 72, 24, 24],
      [32, 116, 24, 24],
      [32, 160, 24, 24],
    ]),
  );
}

/** The next: tabs as of paper, and an answer among five. */
function survey(s: Steps): string {
  return stack(
    shape(s[300], 'M128 40V16a16 16 0 0 1 16 -16H216a16 16 0 0 1 16 16V40z'),
    shape(s[600], 'M0 240V16a16 16 0 0 1 16 -16H104a16 16 0 0 1 16 16V40H256a16 16 0 0 1 16 16V240z'),
    scaled(136, 116, 2.9, channels.survey(white, s[600])),
    bars(
      s[300],
      24,
      [0, 1, 2, 4].map((at) => [44 + at * 40, 208, 24]),
    ),
    disc(white, 176, 208, 17),
  );
}

/** The newest: round, and dark. */
function chat(s: Steps): string {
  return stack(
    shape(s[800], 'M0 272V56a56 56 0 0 1 56 -56H216a56 56 0 0 1 56 56V272z'),
    shape(white, 'M52 40H172a24 24 0 0 1 24 24V80a24 24 0 0 1 -24 24H28V64a24 24 0 0 1 24 -24z'),
    shape(s[400], 'M244 184V144a24 24 0 0 0 -24 -24H108a24 24 0 0 0 -24 24V160a24 24 0 0 0 24 24z'),
    bars(s[600], 40, [[28, 232, 160]]),
    disc(s[300], 224, 232, 20),
  );
}

/** What all three write into, one after the other. */
function log(s: Steps): string {
  const signs = ['chat', 'ticket', 'chat', 'survey', 'ticket', 'chat', 'survey'] as const;
  return stack(
    line(
      s[900],
      16,
      Object.values(middles)
        .map((x) => `M${x} ${ground}V464`)
        .join(''),
    ),
    ...signs.map((sign, at) => {
      const x = 4 + at * 156;
      const [block, ink] = at % 2 === 1 ? [s[900], s[300]] : [s[200], s[900]];
      return stack(rect(block, [x - 70, 456, 140, 112], 12), scaled(x, 512, 1.6, channels[sign](ink, block)));
    }),
  );
}
