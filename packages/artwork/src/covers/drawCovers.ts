import { type DrawnFile, textFile } from '../drawnFile';
import { followScheme } from '../drawing/followScheme';
import { stack, svgDocument } from '../drawing/shapes';
import type { Ramp, SiteFacts } from '../siteFacts';
import { glyphTile } from './glyphTile';
import { squareCover } from './squareCover';
import { wideCover, wideSize } from './wideCover';

/** The wide cover as a document: the mosaic keeps its colors, the product is light or dark as the page is. */
function wideFile(slug: string, ramp: Ramp, darkBackground: string): string {
  const { mosaic, product } = wideCover(slug, ramp);
  return svgDocument(wideSize.width, wideSize.height, stack(mosaic, followScheme(product, ramp, darkBackground)));
}

/** Draws both covers and the sign of every case study: `public/images/covers/<slug>-square.svg`, `-wide.svg` and `-glyph.svg`. */
export function drawCovers({ caseStudies, colors }: SiteFacts): DrawnFile[] {
  return caseStudies.flatMap(({ slug, ramp }) => [
    textFile(`public/images/covers/${slug}-square.svg`, squareCover(slug, ramp)),
    textFile(`public/images/covers/${slug}-glyph.svg`, glyphTile(slug, ramp)),
    textFile(`public/images/covers/${slug}-wide.svg`, wideFile(slug, ramp, colors.background.dark)),
  ]);
}
