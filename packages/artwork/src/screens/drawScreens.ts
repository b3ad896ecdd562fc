import { type DrawnFile, textFile } from '../drawnFile';
import { followScheme } from '../drawing/followScheme';
import { svgDocument } from '../drawing/shapes';
import { stepsOf } from '../drawing/steps';
import type { SiteFacts } from '../siteFacts';
import { aklivityScreens } from './aklivity';
import { bemarkeScreens } from './bemarke';
import { eatfreshScreens } from './eatfresh';
import { favroScreens } from './favro';
import { lempireScreens } from './lempire';
import { meteorScreens } from './meteor';
import { montiApmScreens } from './monti-apm';
import { pathableScreens } from './pathable';
import { petParkerScreens } from './pet-parker';
import { polidigitalScreens } from './polidigital';
import { sekrScreens } from './sekr';
import { sneakpeekScreens } from './sneakpeek';
import { sostenaScreens } from './sostena';
import { unlocScreens } from './unloc';
import { zcloudScreens } from './zcloud';
import type { CaseStudyScreens } from './caseStudyScreens';
import { type Flow, flows } from './flow';

/** The drawn screens of every case study that has some. */
const drawn: Readonly<Record<string, CaseStudyScreens>> = {
  sostena: sostenaScreens,
  sekr: sekrScreens,
  pathable: pathableScreens,
  meteor: meteorScreens,
  'pet-parker': petParkerScreens,
  'monti-apm': montiApmScreens,
  aklivity: aklivityScreens,
  unloc: unlocScreens,
  lempire: lempireScreens,
  sneakpeek: sneakpeekScreens,
  eatfresh: eatfreshScreens,
  favro: favroScreens,
  bemarke: bemarkeScreens,
  polidigital: polidigitalScreens,
  zcloud: zcloudScreens,
};

/**
 * Draws the screens of the sections that ask for one: `public/images/screens/<slug>-<section>.svg`, and `.rtl.svg` for pages that are
 * read from right to left. Throws if a section's drawing is missing, or a drawing's section.
 */
export function drawScreens({ caseStudies, colors }: SiteFacts): DrawnFile[] {
  return caseStudies.flatMap(({ slug, ramp, screens }) => {
    const drawings = drawn[slug] ?? {};
    const extra = Object.keys(drawings).find((id) => screens.every(({ section }) => section !== id));
    if (extra !== undefined)
      throw new Error(`packages/artwork/src/screens: ${slug}: no section ${extra} asks for a screen`);
    return screens.flatMap(({ section, width, height }) => {
      const draw = drawings[section];
      if (draw === undefined)
        throw new Error(`packages/artwork/src/screens: ${slug}: nothing is drawn for section ${section}`);
      const drawing = (flow: Flow) =>
        svgDocument(width, height, followScheme(draw(stepsOf(ramp), flow), ramp, colors.background.dark));
      const file = `public/images/screens/${slug}-${section}`;
      return [textFile(`${file}.svg`, drawing(flows.ltr)), textFile(`${file}.rtl.svg`, drawing(flows.rtl))];
    });
  });
}
