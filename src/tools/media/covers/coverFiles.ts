import { caseStudySlugs } from '../../../content/caseStudies';
import { rampOf } from '../../../theme/accents';
import { squareCover } from './squareCover';
import { strip } from './strip';
import { wideCover } from './wideCover';

/** A file of the public folder: its path there and its text. */
export interface CoverFile {
  readonly path: string;
  readonly text: string;
}

/** Lists the square and the wide cover of every case study, and its strip of nine blocks, as files of the public folder. */
export function coverFiles(): CoverFile[] {
  return caseStudySlugs.flatMap((slug) => [
    { path: `images/covers/${slug}-square.svg`, text: squareCover(slug, rampOf(slug)) },
    { path: `images/covers/${slug}-wide.svg`, text: wideCover(slug, rampOf(slug)) },
    { path: `images/covers/${slug}-strip.svg`, text: strip(slug, rampOf(slug)) },
  ]);
}
