import { asInLight } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, line, panel, placed, rect, rects, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { phone } from '../frames';
import { key, padlock, scanCode } from './props';

/** The old phone shows a code, and the new one scans it: from screen to screen. */
export function lostPhone(s: Steps): string {
  return stack(
    shape(s[300], 'M316 264L600 100V276L316 472z'),
    phone(s, 'sneakpeek-old-phone', [80, 128], oldPhone(s)),
    scaled(584, -96, 1.12, phone(s, 'sneakpeek-new-phone', [0, 0], asInLight(newPhone(s)), panel)),
    waiting(s),
  );
}

function oldPhone(s: Steps): string {
  return stack(
    bars(s[800], 16, [[44, 72, 160]]),
    bars(s[500], 10, [[68, 100, 112]]),
    rect(s[200], [20, 128, 208, 208], 16),
    placed(48, 156, scanCode(s[900], 8)),
    placed(40, 354, key(s[700], white)),
    bars(s[600], 10, [[120, 366, 88]]),
    rect(s[200], [24, 394, 200, 52], 12),
    bars(s[700], 12, [[72, 420, 104]]),
  );
}

/** What its camera sees, a tone lighter than its frame. */
function newPhone(s: Steps): string {
  return stack(
    rect(s[700], [0, 0, 248, 512]),
    bars(white, 16, [[52, 112, 144]]),
    rect(s[100], [60, 182, 128, 128]),
    placed(67, 189, scanCode(s[900], 6)),
    line(s[300], 9, 'M36 202V158H80M168 158H212V202M212 290V334H168M80 334H36V290'),
    line(s[400], 5, 'M48 246H200'),
    rect(s[900], [24, 376, 200, 56], 12),
    placed(48, 392, key(white, s[900])),
    bars(white, 12, [[120, 404, 80]]),
    bars(s[300], 10, [[84, 464, 80]]),
  );
}

/** The other way, without the old phone, below the new one: payments stay locked for some days. */
function waiting(s: Steps): string {
  const dayAt = (day: number) => 634 + day * 34;
  const number = (day: number) => [dayAt(day) + 15, 548, String(day + 1)] as const;
  const square = (day: number) => [dayAt(day), 528, 30, 40] as const;
  return stack(
    rect(white, [584, 512, 296, 72], 20),
    scaled(596, 528, 0.75, padlock(s[800], s[100])),
    rects(s[700], [0, 1, 2].map(square), 6),
    rects(s[300], [3, 4, 5, 6].map(square), 6),
    numerals(white, 24, [0, 1, 2].map(number), 'middle'),
    numerals(s[800], 24, [3, 4, 5, 6].map(number), 'middle'),
  );
}
