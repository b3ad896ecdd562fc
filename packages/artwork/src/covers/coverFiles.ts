import { caseStudySlugs } from '../../../../src/content/caseStudies';
import { rampOf } from '../../../../src/theme/accents';
import type { TextFile } from '../textFile';
import { followScheme } from './followScheme';
import { stack, svgDocument } from './shapes';
import { squareCover } from './squareCover';
import { wideCover, wideSize } from './wideCover';

/** The wide cover as a document: the mosaic keeps its colors, the product is light or dark as the page is. */
function wideFile(slug: string): string {
  const ramp = rampOf(slug);
  const { mosaic, product } = wideCover(slug, ramp);
  return svgDocument(wideSize.width, wideSize.height, stack(mosaic, followScheme(product, ramp)));
}

/** Lists the square and the wide cover of every case study as files of the public folder. */
export function coverFiles(): TextFile[] {
  return caseStudySlugs.flatMap((slug) => [
    { path: `images/covers/${slug}-square.svg`, text: squareCover(slug, rampOf(slug)) },
    { path: `images/covers/${slug}-wide.svg`, text: wideFile(slug) },
  ]);
}
