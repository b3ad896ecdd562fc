import { caseStudySlugs } from '../../../../src/content/caseStudies';
import { caseStudyRecords } from '../../../../src/content/case-studies/records';
import { screenSizes } from '../../../../src/content/textSections';
import { rampOf } from '../../../../src/theme/accents';
import { followScheme } from '../covers/followScheme';
import { svgDocument } from '../covers/shapes';
import { stepsOf } from '../covers/steps';
import type { TextFile } from '../textFile';
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
import type { StudyScreens } from './studyScreens';

/** The drawn screens of every case study that has some. */
const drawn: Readonly<Record<string, StudyScreens>> = {
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

/** Draws the screens of the sections that ask for one. Throws if a section's drawing is missing, or a drawing's section. */
export function screenFiles(): TextFile[] {
  return caseStudySlugs.flatMap((slug) => {
    const drawings = drawn[slug] ?? {};
    const sections = caseStudyRecords[slug].sections.flatMap(({ id, screen }) =>
      screen === undefined ? [] : [{ id, screen }],
    );
    const extra = Object.keys(drawings).find((id) => sections.every((section) => section.id !== id));
    if (extra !== undefined)
      throw new Error(`packages/artwork/src/screens: ${slug}: no section ${extra} asks for a screen`);
    return sections.map(({ id, screen }) => {
      const draw = drawings[id];
      if (draw === undefined)
        throw new Error(`packages/artwork/src/screens: ${slug}: nothing is drawn for section ${id}`);
      const { width, height } = screenSizes[screen];
      const text = svgDocument(width, height, followScheme(draw(stepsOf(rampOf(slug))), rampOf(slug)));
      return { path: `images/screens/${slug}-${id}.svg`, text };
    });
  });
}
