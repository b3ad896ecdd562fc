import { type DrawnFile, textFile } from '../drawnFile';
import { followScheme } from '../drawing/followScheme';
import { stack, svgDocument } from '../drawing/shapes';
import type { Ramp, SiteFacts } from '../siteFacts';
import { glyphTile } from './glyphTile';
import { squareCover } from './squareCover';
import { wideCover, wideSize } from './wideCover';

/** The wide cover as a document: the product is light or dark as the page is, and so is a mosaic with a pale signature. */
function wideFile(slug: string, ramp: Ramp, { background, secondary }: SiteFacts['colors']): string {
  const { kept, following } = wideCover(slug, ramp, secondary.light);
  return svgDocument(wideSize.width, wideSize.height, stack(kept, followScheme(following, ramp, background.dark)));
}

/** Draws both covers and the sign of every case study: `public/images/covers/<slug>-square.svg`, `-wide.svg` and `-glyph.svg`. */
export function drawCovers({ caseStudies, colors }: SiteFacts): DrawnFile[] {
  return caseStudies.flatMap(({ slug, ramp }) => [
    textFile(
      `public/images/covers/${slug}-square.svg`,
      squareCover(slug, ramp, colors.secondary.light, colors.background.dark),
    ),
    textFile(`public/images/covers/${slug}-glyph.svg`, glyphTile(slug, ramp)),
    textFile(`public/images/covers/${slug}-wide.svg`, wideFile(slug, ramp, colors)),
  ]);
}
