import { type CaseStudySlug, caseStudySlugs } from '../../../src/content/caseStudies';
import { accents, rampOf } from '../../../src/theme/accents';
import { glyphOf } from '../../../packages/artwork/src/covers/glyphs';
import { placed, rect, stack } from '../../../packages/artwork/src/covers/shapes';
import { stepsOf } from '../../../packages/artwork/src/covers/steps';

const hues = Object.keys(accents);

/** Nine studies from all around the circle of hues. */
function nineStudies(): CaseStudySlug[] {
  const sorted = caseStudySlugs.toSorted((a, b) => hues.indexOf(a) - hues.indexOf(b));
  return Array.from({ length: 9 }, (_, at) => sorted[Math.floor((at * sorted.length) / 9)] ?? sorted[0]).filter(
    (slug) => slug !== undefined,
  );
}

/** The signs of nine case studies, each in its own colors, for 630 × 630 pixels. */
export function listDrawing(): string {
  const signs = nineStudies().map((slug, at) => {
    const s = stepsOf(rampOf(slug));
    const ink =
      at % 2 === 0
        ? { main: s[700], second: s[500], ground: s[200] }
        : { main: s[300], second: s[500], ground: s[800] };
    const sign = stack(rect(ink.ground, [0, 0, 210, 210]), `<g transform="scale(1.05)">${glyphOf(slug)(ink)}</g>`);
    return placed(210 * (at % 3), 210 * Math.floor(at / 3), sign);
  });
  return stack(...signs);
}
