import { educationItems } from '../../../src/content/pageLists';
import { accents } from '../../../src/theme/accents';
import { brandPath } from '../../../src/theme/brand';
import { colors } from '../../../src/theme/palette';
import { pictureSvg } from '../../../packages/artwork/src/education/educationFiles';
import { type Picture, pictures } from '../../../packages/artwork/src/education/pictures';
import { bars, disc, line, placed, rect, shape, stack } from '../../../packages/artwork/src/covers/shapes';
import { stepsOf } from '../../../packages/artwork/src/covers/steps';

const s = stepsOf(accents.lempire);
const apricot = colors.secondary.light;

/** The signs of the four places where the company teaches, a quarter each, for 630 × 630 pixels. */
export function educationDrawing(): string {
  const signs = educationItems.map((id, at) => {
    const { ground, sign } = pictures[id];
    const drawing = stack(rect(ground, [0, 0, 200, 200]), sign);
    return placed(315 * (at % 2), 315 * Math.floor(at / 2), `<g transform="scale(1.575)">${drawing}</g>`);
  });
  return stack(...signs);
}

/** A lock: what this site learns stays where it is. */
const lock: Picture = {
  corner: { column: 0, row: 1 },
  ground: s[800],
  sign: stack(
    line(s[300], 18, 'M66 96V70A34 34 0 0 1 134 70V96'),
    rect(apricot, [44, 92, 112, 80]),
    disc(s[800], 100, 124, 13),
    shape(s[800], 'M94 124H106L111 154H89z'),
  ),
  details: [
    { primitive: 'half', ground: s[200], ink: s[600], turn: 1 },
    { primitive: 'bars', ground: s[500], ink: s[200], turn: 1 },
    { primitive: 'ring', ground: s[100], ink: s[400] },
    { primitive: 'quarter', ground: s[300], ink: s[700], turn: 2 },
    { primitive: 'dots', ground: s[600], ink: s[200] },
  ],
};

/** A page of clauses with a signature under them. */
const contract: Picture = {
  corner: { column: 1, row: 0 },
  ground: s[200],
  sign: stack(
    shape('#fff', 'M44 22H128L156 50V180H44z'),
    shape(s[400], 'M128 22L156 50H128z'),
    bars(s[700], 8, [
      [62, 62, 52],
      [62, 82, 76],
      [62, 102, 68],
      [62, 122, 76],
    ]),
    line(s[600], 6, 'M64 156C72 140 78 140 78 152S90 160 96 148S108 144 110 152H136'),
    disc(apricot, 156, 158, 20),
  ),
  details: [
    { primitive: 'stairs', ground: s[700], ink: s[300], turn: 3 },
    { primitive: 'disc', ground: s[500], ink: s[100] },
    { primitive: 'arch', ground: s[800], ink: s[400] },
    { primitive: 'petal', ground: apricot, ink: s[800] },
    { primitive: 'triangle', ground: s[100], ink: s[500] },
  ],
};

const filling = (picture: Picture) =>
  `<svg width="630" height="630" viewBox="0 0 300 300">${pictureSvg(picture)}</svg>`;

export const privacyDrawing = (): string => filling(lock);

export const termsDrawing = (): string => filling(contract);

/** The agency's mark, as large as it gets: for pages without a drawing of their own. */
export function brandDrawing(): string {
  return stack(
    shape(colors.primary.light, brandPath('first', 186, 12, 24)),
    shape(apricot, brandPath('second', 186, 12, 24)),
  );
}
