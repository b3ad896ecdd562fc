import type { Picture } from '../drawing/picture';
import { bars, disc, line, rect, ring, shape, stack } from '../drawing/shapes';
import type { Steps } from '../drawing/steps';

/** The picture of every place where the company teaches, by its id, in the steps of the company's own ramp and its second color, `apricot`. */
export function educationPictures(s: Steps, apricot: string): Readonly<Record<string, Picture>> {
  return {
    /** A spark under a magnifying glass: what a model wrote is looked at closely. */
    aiProofDev: {
      corner: { column: 0, row: 0 },
      background: s[800],
      sign: stack(
        disc(s[900], 88, 88, 52),
        shape(apricot, 'M88 46A42 42 0 0 0 130 88A42 42 0 0 0 88 130A42 42 0 0 0 46 88A42 42 0 0 0 88 46z'),
        ring(s[300], 88, 88, 59, 14),
        line(s[300], 20, 'M136 136L168 168'),
      ),
      details: [
        { primitive: 'bars', background: s[200], ink: s[500] },
        { primitive: 'quarter', background: s[500], ink: s[100], turn: 1 },
        { primitive: 'dots', background: s[300], ink: s[800] },
        { primitive: 'plus', background: s[700], ink: apricot },
        { primitive: 'stairs', background: s[600], ink: s[200], turn: 2 },
      ],
    },
    /** Code between its brackets, and a flag on top. */
    codeFtw: {
      corner: { column: 1, row: 1 },
      background: s[200],
      sign: stack(
        line(s[700], 18, 'M62 84L28 122L62 160M138 84L172 122L138 160'),
        line(s[900], 12, 'M100 30V166'),
        shape(apricot, 'M106 30H164L146 52L164 74H106z'),
      ),
      details: [
        { primitive: 'stairs', background: s[700], ink: s[300], turn: 3 },
        { primitive: 'disc', background: s[400], ink: s[900] },
        { primitive: 'triangle', background: s[900], ink: s[500] },
        { primitive: 'arcs', background: s[300], ink: s[800], turn: 1 },
        { primitive: 'petal', background: s[500], ink: s[100] },
      ],
    },
    /** A microphone between two voices. */
    podcast: {
      corner: { column: 1, row: 0 },
      background: s[300],
      sign: stack(
        rect(s[800], [72, 28, 56, 92], 28),
        line(s[800], 10, 'M52 96A48 48 0 0 0 148 96M100 146V172M74 172H126'),
        bars(apricot, 7, [
          [84, 58, 32],
          [84, 76, 32],
        ]),
        line(s[700], 9, 'M28 68V112M172 68V112'),
      ),
      details: [
        { primitive: 'ring', background: s[800], ink: apricot },
        { primitive: 'half', background: s[500], ink: s[800] },
        { primitive: 'arcs', background: s[200], ink: s[600], turn: 2 },
        { primitive: 'quarter', background: s[900], ink: s[500], turn: 3 },
        { primitive: 'dots', background: s[600], ink: s[200] },
      ],
    },
    /** A video that plays, and how far it has come. */
    videoChannel: {
      corner: { column: 0, row: 1 },
      background: s[600],
      sign: stack(
        rect(s[900], [22, 34, 156, 108], 14),
        shape(apricot, 'M82 60V116L128 88z'),
        bars(s[300], 12, [[28, 166, 144]]),
        bars(s[900], 12, [[28, 166, 66]]),
        disc(apricot, 92, 166, 12),
      ),
      details: [
        { primitive: 'petal', background: s[200], ink: s[600], turn: 1 },
        { primitive: 'bars', background: s[900], ink: s[400], turn: 1 },
        { primitive: 'arch', background: s[500], ink: s[200] },
        { primitive: 'triangle', background: s[300], ink: s[700], turn: 1 },
        { primitive: 'disc', background: apricot, ink: s[800] },
      ],
    },
  };
}
