import { asInLight } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, line, panel, placed, rect, rects, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { phone } from '../frames';
import { key, padlock, scanCode } from './props';

/** The old phone shows a code, and the new one scans it: from screen to screen. */
export function lostPhone(s: Steps, flow: Flow): string {
  return stack(
    flow.between(shape(s[300], 'M316 264L600 100V276L316 472z')),
    phone(s, 'sneakpeek-old-phone', [flow.x(80, 264), 128], oldPhone(s)),
    scaled(flow.x(584, 1.12 * 264), -131, 1.12, phone(s, 'sneakpeek-new-phone', [0, 0], asInLight(newPhone(s)), panel)),
    waiting(s, flow),
  );
}

function oldPhone(s: Steps): string {
  return stack(
    bars(s[800], 16, [[44, 72, 160]]),
    bars(s[500], 10, [[68, 100, 112]]),
    asInLight(stack(rect(s[200], [20, 128, 208, 208], 16), placed(48, 156, scanCode(s[900], 8)))),
    placed(40, 354, key(s[700], white)),
    bars(s[600], 10, [[120, 366, 88]]),
    rect(s[200], [20, 394, 208, 52], 12),
    bars(s[700], 12, [[72, 420, 104]]),
  );
}

/** What its camera sees, a tone lighter than its frame. */
function newPhone(s: Steps): string {
  return stack(
    rect(s[700], [0, 0, 248, 512]),
    bars(white, 16, [[52, 146, 144]]),
    rect(s[100], [60, 212, 128, 128]),
    placed(67, 219, scanCode(s[900], 6)),
    line(s[300], 9, 'M36 232V188H80M168 188H212V232M212 320V364H168M80 364H36V320'),
    line(s[400], 5, 'M48 276H200'),
    rect(s[900], [32, 400, 184, 56], 12),
    placed(52, 416, key(white, s[900])),
    bars(white, 12, [[124, 428, 72]]),
  );
}

/** The other way, without the old phone, below the new one: payments stay locked for some days. */
function waiting(s: Steps, flow: Flow): string {
  const dayAt = (day: number) => flow.x(634 + day * 34, 30);
  const number = (day: number) => [dayAt(day) + 15, 528, String(day + 1)] as const;
  const square = (day: number) => [dayAt(day), 508, 30, 40] as const;
  return stack(
    rect(white, [flow.x(584, 296), 492, 296, 72], 20),
    scaled(flow.x(596, 30), 508, 0.75, padlock(s[800], s[100])),
    rects(s[700], [0, 1, 2].map(square), 6),
    rects(s[300], [3, 4, 5, 6].map(square), 6),
    numerals(white, 24, [0, 1, 2].map(number), 'middle'),
    numerals(s[800], 24, [3, 4, 5, 6].map(number), 'middle'),
  );
}
