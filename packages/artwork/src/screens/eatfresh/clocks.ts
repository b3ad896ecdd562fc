import { lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { disc, line, placed, rect, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { clock, printer } from './props';

/** The delivery areas on a map, each with the clock it closes by; in one of them the clock has been turned back. */
export function clocks(s: Steps): string {
  return stack(land(s), roads(s), kitchen(s), hours(s), turnedBack(s));
}

function land(s: Steps): string {
  return stack(
    rect(s[200], [0, 0, 960, 600]),
    shape(s[400], 'M0 0H360L312 176L128 272L0 232z'),
    shape(lightOrDark(s[600], s[500]), 'M632 0H960V216L744 264L616 152z'),
    shape(s[400], 'M0 392L176 360L296 600H0z'),
    shape(s[400], 'M960 336L752 376L640 600H960z'),
    // The river parts the outlying towns from the city.
    line(
      lightOrDark(s[700], s[400]),
      26,
      'M440-20C400 60 340 120 336 208C332 320 260 340 296 440C320 510 400 540 416 620',
    ),
  );
}

function roads(s: Steps): string {
  return stack(
    line(
      white,
      12,
      'M-20 300H500M480 -20V620M480 300L980 140M480 300L980 520M480 300L200 -20M480 300L120 620M640-20L760 620',
    ),
    line(s[900], 5, 'M500 294L792 120M460 280L180 116M460 330L144 470M512 322L800 462', '1 14'),
  );
}

/** The kitchen, with the printer that waits for the last area. */
function kitchen(s: Steps): string {
  return stack(
    disc(white, 496, 304, 104),
    disc(lightOrDark(s[300], s[500]), 496, 304, 90),
    placed(439, 246, `<g transform="scale(1.2)">${printer(s)}</g>`),
  );
}

function label(s: Steps, x: number, y: number, hour: string): string {
  return stack(rect(s[900], [x - 58, y - 2, 116, 44], 22), numeral(white, 28, [x, y + 20], hour, 'middle'));
}

function hours(s: Steps): string {
  return stack(
    placed(176, 112, clock(s, 56, 7, 30)),
    label(s, 176, 176, '19:30'),
    placed(128, 456, clock(s, 56, 8, 0)),
    label(s, 128, 520, '20:00'),
    placed(816, 448, clock(s, 56, 8, 30)),
    label(s, 816, 512, '20:30'),
    // The city closes last.
    disc(white, 576, 376, 52),
    placed(576, 376, clock(s, 42, 10, 0)),
    label(s, 576, 424, '22:00'),
  );
}

/** The area that closed too early: the short hand has left its hour. */
function turnedBack(s: Steps): string {
  return stack(
    disc(s[100], 808, 120, 100),
    placed(808, 120, stack(clock(s, 60, 7, 0), line(s[500], 8, 'M-8 4L-22 12.600'))),
    line(s[700], 9, 'M808 43A77 77 0 0 0 731 112'),
    shape(s[700], 'M716 110H746L731 134z'),
    label(s, 808, 196, '19:00'),
  );
}
