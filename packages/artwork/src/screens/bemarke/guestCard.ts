import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { disc, discs, frame, line, placed, rects, scaled, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import type { Flow } from '../flow';
import { clock } from '../signs';
import { guestCardSign } from './room';

/** Where a guest comes by: the door, the host's stand, her chair. */
const stations = { door: 128, stand: 432, chair: 736 } as const;
const way = 300;
const panels = { before: 24, after: 364, height: 212 } as const;

/** The way of a guest from the door to the chair, and above and below it what the tablet did meanwhile: before, and now. */
export function guestCardScreen(s: Steps, flow: Flow): string {
  return stack(
    rects(
      lightOrDark(white, s[800]),
      [
        [32, panels.before, 896, panels.height],
        [32, panels.after, 896, panels.height],
      ],
      20,
    ),
    before(s, flow),
    after(s, flow),
    flow.between(guestsWay(s)),
  );
}

/** Where every staircase of requests begins, and how long a millisecond is. */
const zero = 64;
const unit = 400 / 620;
const bar = 36;

/** How long requests took that waited for each other; the third is the sum. */
const waits = [186, 160, 620, 150] as const;
/** Now: one request, then the photo. */
const now = [320, 150] as const;

/** Requests below each other, each from where the one before ends, from an upper edge on; the dark one has its number. */
function stairs(s: Steps, flow: Flow, top: number, times: readonly number[], dark: number): string {
  const boxes = times.map((time, row): Box => {
    const earlier = times.slice(0, row).reduce((sum, one) => sum + one, 0);
    return [zero + earlier * unit, top + row * 44, time * unit, bar];
  });
  const [x, y, width] = boxes[dark] ?? [0, 0, 0];
  const steps = boxes.slice(1).map(([left, upper]) => `M${left.toFixed(1)} ${upper - 44 + bar / 2}v44`);
  return stack(
    flow.between(
      stack(
        line(lightOrDark(s[300], s[400]), 4, steps.join('')),
        rects(
          lightOrDark(s[400], s[300]),
          boxes.filter((_, row) => row !== dark),
          8,
        ),
        // The text speaks of a dark bar.
        rects(lightOrDark(s[800], s[900]), boxes.slice(dark, dark + 1), 8),
        // On a dark ground an edge tells it.
        frame(lightOrDark('transparent', s[500]), 3, [x + 1.5, y + 1.5, width - 3, bar - 3], 6.5),
      ),
    ),
    numeral(lightOrDark(white, s[100]), 28, [flow.x(x + width / 2), y + bar / 2], String(times[dark]), 'middle'),
  );
}

function before(s: Steps, flow: Flow): string {
  return stack(
    stairs(s, flow, panels.before + 22, waits, 2),
    scaled(flow.x(840), 160, 1.2, guest(s)),
    scaled(flow.x(878), 196, 1.2, stack(disc(lightOrDark(white, s[900]), 0, 0, 18), clock(lightOrDark(s[800], white)))),
  );
}

function guestsWay(s: Steps): string {
  const { door, stand, chair } = stations;
  return stack(
    line(s[700], 10, `M${door} ${way}H${chair}`),
    line(s[700], 10, `M${chair + 64} ${way}H912`, '1 24'),
    discs(s[800], 52, [
      [door, way],
      [stand, way],
      [chair, way],
    ]),
    placed(door, way, line(s[200], 7, 'M-18 28V-28H18V28M6 0V4')),
    placed(
      stand,
      way,
      stack(disc(s[200], 0, -25, 10), line(s[200], 7, 'M-15-2A15 9 0 0 1 15-2M-27 0H27M-18 0L-13 30H13L18 0')),
    ),
    placed(chair, way, line(s[200], 7, 'M-16-28V28M-16 4H16V28')),
  );
}

function after(s: Steps, flow: Flow): string {
  return stack(
    stairs(s, flow, panels.after + 66, now, 0),
    scaled(flow.x(424), 470, 1.2, guest(s)),
    scaled(flow.x(462), 506, 1.2, check(lightOrDark(s[300], s[900]), lightOrDark(s[900], white))),
    flow.between(timing(s)),
  );
}

/** The guest's card: in the dark as pale as the requests. */
function guest(s: Steps): string {
  return guestCardSign(lightOrDark(white, s[800]), lightOrDark(s[400], s[700]), lightOrDark(s[700], s[300]));
}

/** How long a tap takes, release by release, apart from the card: a mark stands above the bad one. */
function timing(s: Steps): string {
  const times = [56, 44, 50, 40, 116, 44, 34, 40, 34, 28];
  const column = (at: number): Box => [548 + at * 35, 544 - (times[at] ?? 0), 26, times[at] ?? 0];
  return stack(
    line(lightOrDark(s[300], s[400]), 4, 'M516 396V544'),
    asInLight(
      rects(
        s[300],
        times.map((_, at) => column(at)),
        4,
      ),
    ),
    shape(lightOrDark(s[700], s[100]), 'M691 396H711L701 414z'),
  );
}
