import { glyphOf } from '../covers/glyphs';
import { placed, rect, scaled, stack } from '../drawing/shapes';
import { stepsOf } from '../drawing/steps';
import type { SiteFacts } from '../siteFacts';

type CaseStudy = SiteFacts['caseStudies'][number];

/** Nine case studies from all around the circle of hues, or fewer where there are fewer. */
function nineOf({ accents, caseStudies }: SiteFacts): CaseStudy[] {
  const hues = Object.keys(accents);
  const sorted = caseStudies.toSorted((a, b) => hues.indexOf(a.slug) - hues.indexOf(b.slug));
  return Array.from({ length: 9 }, (_, at) => sorted[Math.floor((at * sorted.length) / 9)] ?? sorted[0]).filter(
    (caseStudy) => caseStudy !== undefined,
  );
}

/** Draws the signs of nine case studies, each in its own colors, in 630 × 630 units. */
export function caseStudiesDrawing(site: SiteFacts): string {
  const signs = nineOf(site).map(({ slug, ramp }, at) => {
    const s = stepsOf(ramp);
    const ink =
      at % 2 === 0
        ? { main: s[700], second: s[500], background: s[200] }
        : { main: s[300], second: s[500], background: s[800] };
    const sign = stack(rect(ink.background, [0, 0, 210, 210]), scaled(0, 0, 1.05, glyphOf(slug)(ink)));
    return placed(210 * (at % 3), 210 * Math.floor(at / 3), sign);
  });
  return stack(...signs);
}
