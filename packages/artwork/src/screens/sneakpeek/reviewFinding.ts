import { numeral } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { bank, pencil } from './props';

const rowAt = (row: number) => -32 + row * 80;

/** The prototype's table of confirmations: a tap is a cell in a row, and whoever writes it moves money to the bank. */
export function reviewFinding(s: Steps, flow: Flow): string {
  return stack(
    flow.between(
      stack(
        rect(white, [-8, -8, 544, 416]),
        line(s[300], 3, [1, 2, 3, 4, 5].map((row) => `M0 ${rowAt(row)}H536`).join('')),
        line(s[300], 3, 'M272 0V400M424 0V400'),
      ),
    ),
    ...[0, 1, 3, 4, 5].map((row) => quietRow(s, flow, row)),
    writtenRow(s, flow),
    placed(flow.x(760, 144), 128, bank(s)),
    coin(s, flow.x(624)),
    // It comes from the side of the bank; its tip is at the end of the check mark, which is in the middle of the drawing.
    flow.between(placed(500, 158, pencil(s, 360), -40), 1000),
  );
}

function quietRow(s: Steps, flow: Flow, row: number): string {
  const y = rowAt(row) + 40;
  const name = [120, 96, 0, 136, 112, 88][row] ?? 96;
  return stack(
    placed(flow.x(56), y, `<g transform="scale(1.4)">${person(s[200], s[600])}</g>`),
    bars(s[600], 12, [[flow.x(96, name), y, name]]),
    flow.part(272, 152, numeral(s[700], 34, [404, y], ['$48', '$120', '', '$15', '$64'][row] ?? '', 'end')),
    ring(s[400], flow.x(480), y, 16, 5),
  );
}

/** The row that pays: it reaches out of the table. */
function writtenRow(s: Steps, flow: Flow): string {
  const y = rowAt(2) + 40;
  return stack(
    flow.between(shape(s[800], `M-8 ${y - 44}H672V${y - 72}L740 ${y}L672 ${y + 72}V${y + 44}H-8z`)),
    placed(flow.x(56), y, `<g transform="scale(1.4)">${person(s[300], s[900])}</g>`),
    bars(white, 12, [[flow.x(96, 128), y, 128]]),
    flow.part(272, 152, numeral(white, 34, [404, y], '$85', 'end')),
    flow.part(424, 112, stack(ring(s[300], 480, y, 16, 5), line(white, 8, `M468 ${y - 4}l10 11l17-20`))),
  );
}

function coin(s: Steps, x: number): string {
  const y = rowAt(2) + 40;
  return stack(disc(s[300], x, y, 28), ring(s[700], x, y, 18, 5), line(s[700], 6, `M${x} ${y - 7}V${y + 7}`));
}
