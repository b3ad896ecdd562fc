import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, frame, line, placed, rect, rects, ring, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { dog, paw } from '../../covers/screens/animals';
import { phone } from '../frames';

/** The first draft on paper, whose small buttons were missed; beside it the app in a hand, its one button under the thumb. */
export function oneHandScreen(s: Steps): string {
  return stack(
    placed(72, 112, stack(rect(lightOrDark(white, s[100]), [0, 0, 288, 560], 12), asInLight(draft(s))), -6),
    palm(s),
    scaled(548, 28, 0.9, phone(s, 'pet-parker-hand', [0, 0], app(s))),
    asInLight(stack(fingers(s), thumb(s))),
  );
}

function draft(s: Steps): string {
  const keys = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((key) => [26 + key * 40 + (row % 2) * 6, 320 + row * 42, 30, 30] as const),
  );
  return stack(
    line(s[600], 5, 'M24 40H84V78H24zM204 40H264V78H204zM24 232H264V284H24z'),
    bars(s[500], 9, [
      [24, 128, 168],
      [24, 156, 216],
      [24, 184, 120],
    ]),
    line(s[600], 5, 'M44 246V270'),
    frame(s[500], 4, [12, 306, 264, 160], 10),
    rects(s[300], keys, 6),
    misses(s),
  );
}

/** Where thumbs came down beside the small buttons. */
function misses(s: Steps): string {
  return stack(
    line(
      s[900],
      6,
      'M166 94l14 14m0-14-14 14M236 122l14 14m0-14-14 14M168 48l14 14m0-14-14 14M104 88l14 14m0-14-14 14M90 20l14 14',
    ),
    line(s[900], 6, 'M104 20 90 34'),
    line(s[900], 6, 'M192 60C190 20 272 12 280 56S214 108 196 76'),
  );
}

/** The palm behind the phone, from the fingers to the wrist, which leaves through the bottom edge. */
function palm(s: Steps): string {
  return shape(
    s[500],
    'M600 200H512V372C520 470 576 512 632 556C640 572 644 600 644 640H836C836 590 856 560 856 500C856 440 820 392 780 392V200z',
  );
}

/** Four fingers around the phone's edge, one against the other. */
function fingers(s: Steps): string {
  return stack(
    line(s[500], 52, 'M528 196H542M520 246H544M522 296H542M530 346H540'),
    line(s[700], 5, 'M520 221H554M518 271H554M520 321H554'),
  );
}

function app(s: Steps): string {
  return stack(
    ring(s[300], 300, 440, 144, 16),
    ring(s[300], 300, 440, 196, 16),
    rect(s[300], [0, 0, 248, 232]),
    shape(s[700], 'M56 232V132A56 56 0 0 1 112 76H136A56 56 0 0 1 192 132V232z'),
    shape(s[200], 'M80 232V156A24 24 0 0 1 104 132H144A24 24 0 0 1 168 156V232z'),
    scaled(124, 196, 2.6, dog(s[900], s[600], s[200])),
    numeral(s[800], 44, [24, 264], '0:24'),
    bars(s[600], 8, [
      [24, 296, 120],
      [24, 316, 96],
    ]),
    rect(s[800], [16, 368, 216, 112], 24),
    scaled(64, 424, 2.2, paw(s[300])),
    bars(white, 12, [[96, 424, 56]]),
  );
}

function thumb(s: Steps): string {
  return stack(
    shape(
      s[500],
      'M856 500C856 436 828 394 776 386C740 380 700 384 692 410C686 434 706 448 732 450C764 452 776 476 780 520z',
    ),
    line(s[700], 5, 'M736 450C764 452 778 478 780 524'),
    shape(s[300], 'M699 416C698 400 714 394 736 398C738 414 724 426 706 424C702 422 700 420 699 416z'),
  );
}
