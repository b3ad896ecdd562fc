import { type DrawnFile, textFile } from '../drawnFile';
import { ownRamp } from '../drawing/ownRamp';
import { pictureSvg } from '../drawing/picture';
import { scaled, svgDocument } from '../drawing/shapes';
import { stepsOf } from '../drawing/steps';
import type { SiteFacts } from '../siteFacts';
import { caseStudiesDrawing } from './caseStudiesDrawing';
import { contract } from './contract';
import { educationDrawing } from './educationDrawing';
import { lock } from './lock';
import { markDrawing } from './markDrawing';
import { rewardDrawing } from './rewardDrawing';
import { teamDrawing } from './teamDrawing';

/** Pixels along a side: the height of a share picture. */
const side = 630;

/**
 * Draws what share pictures show beside their words, for the pages that have nothing else in `public/` to show: the build reads
 * `scripts/share-images/drawings/<page>.svg`.
 */
export function drawShare(site: SiteFacts): DrawnFile[] {
  const s = stepsOf(ownRamp(site));
  const second = site.colors.secondary.light;
  const drawings = {
    caseStudies: caseStudiesDrawing(site),
    education: educationDrawing(site),
    aboutUs: teamDrawing(site),
    referral: rewardDrawing(site.colors),
    privacyPolicy: scaled(0, 0, side / 300, pictureSvg(lock(s, second))),
    termsAndConditions: scaled(0, 0, side / 300, pictureSvg(contract(s, second))),
    notFound: markDrawing(site),
  };
  return Object.entries(drawings).map(([page, drawing]) =>
    textFile(`scripts/share-images/drawings/${page}.svg`, svgDocument(side, side, drawing)),
  );
}
