import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { code, numeral } from '../../drawing/numeral';
import { bars, disc, discs, frame, line, placed, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { card } from '../frames';

const stations: readonly ((s: Steps) => string)[] = [repository, deployment, logs, variable, domain];

/** The first version's one path: repository, deployment, logs, variable, domain. What had to wait is dashed. */
export function mvp(s: Steps, flow: Flow): string {
  return stack(
    frame(s[500], 4, [flow.x(222, 140), 30, 140, 72], 0, '4 10'),
    frame(s[500], 4, [flow.x(566, 140), 30, 140, 72], 0, '4 10'),
    flow.part(222, 140, line(s[600], 6, 'M244 88V74M268 88V56M292 88V66M316 88V44M340 88V60')),
    placed(
      flow.x(636),
      66,
      stack(ring(s[600], 0, 0, 10, 6), line(s[600], 6, 'M-40 0C-24-32 24-32 40 0C24 32-24 32-40 0z')),
    ),
    flow.between(line(s[700], 8, 'M-10 212H930M912 196L930 212L912 228')),
    ...stations.map((draw, place) =>
      card(
        s,
        `zcloud-mvp-${place}`,
        [flow.x(48 + place * 172, 144), 124, 144, 176],
        placed(-3, -3, stack(draw(s), words(s, place))),
      ),
    ),
    complaint(s, flow.x(220, 144), '137'),
    complaint(s, flow.x(564, 144), '409'),
    complaint(s, flow.x(736, 144), '404'),
  );
}

const commands = ['git', 'deploy', 'logs', 'env', 'dns'] as const;

/** The station's name on a command line. */
function words(s: Steps, place: number): string {
  const name = code(place === 2 ? s[300] : s[700], 28, [72, 145], commands[place] ?? '', 'middle');
  return place === 2 ? asInLight(name) : name;
}

/** The number of the error with which the station above it fails. */
function complaint(s: Steps, x: number, number: string): string {
  return stack(
    shape(s[800], `M${x + 16} 326h16l-8-12z`),
    rect(s[800], [x, 324, 144, 44], 10),
    shape(s[300], `M${x + 14} 358h28l-14-24z`),
    line(s[900], 4, `M${x + 28} 343v6`),
    disc(s[900], x + 28, 354.5, 2),
    numeral(white, 32, [x + 60, 346], number),
  );
}

function repository(s: Steps): string {
  return stack(
    line(s[600], 8, 'M52 104V40M92 56C92 80 52 72 52 96'),
    discs(s[700], 14, [
      [52, 38],
      [52, 106],
      [92, 46],
    ]),
    discs(white, 6, [
      [52, 38],
      [52, 106],
      [92, 46],
    ]),
  );
}

function deployment(s: Steps): string {
  return stack(
    ring(s[300], 72, 72, 38, 10),
    line(s[600], 10, 'M72 34A38 38 0 1 1 34 72'),
    line(s[800], 10, 'M72 90V56M57 70L72 55L87 70'),
  );
}

function logs(s: Steps): string {
  return stack(
    rect(lightOrDark(s[900], s[800]), [0, 0, 144, 176]),
    asInLight(
      stack(
        bars(s[300], 10, [
          [24, 36, 72],
          [24, 60, 96],
          [24, 84, 48],
        ]),
        bars(s[500], 10, [[80, 84, 40]]),
        bars(white, 10, [[24, 108, 16]]),
      ),
    ),
  );
}

function variable(s: Steps): string {
  return stack(
    rects(
      s[200],
      [
        [20, 28, 104, 36],
        [20, 80, 104, 36],
      ],
      8,
    ),
    numeral(s[800], 32, [72, 46], '3000', 'middle'),
    discs(s[800], 6, [
      [42, 98],
      [62, 98],
      [82, 98],
      [102, 98],
    ]),
    frame(s[600], 4, [20, 80, 104, 36], 8),
  );
}

function domain(s: Steps): string {
  return stack(
    ring(s[600], 72, 72, 38, 7),
    line(s[600], 6, 'M36 60H108M36 86H108M72 34C50 58 50 88 72 110C94 88 94 58 72 34'),
    disc(white, 102, 100, 25),
    disc(s[800], 102, 100, 20),
    line(white, 6, 'M93 100l6 7 12-13'),
  );
}
