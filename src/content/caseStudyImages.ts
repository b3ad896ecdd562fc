import type { CaseStudySlug } from './caseStudies';

export interface CaseStudyImages {
  featuredImageURL: string;
  /** Candidates with their widths, as `srcset` has them; a drawing is sharp at every width, so one will do. */
  featuredImageSet: string;
  featuredLogoURL: string;
  /** The sign of its logo alone, for places that are too small for a cover. */
  glyphURL: string;
  /** Start of the addresses of its drawn screens; `-<section>.svg` follows, or `-<section>.rtl.svg` (TextSection). */
  screensURL: string;
}

/** Where a case study's pictures lie, from its slug: the wide cover is its featured image, the square one its logo. */
export function caseStudyImages(slug: CaseStudySlug): CaseStudyImages {
  const cover = `/images/covers/${slug}`;
  return {
    featuredImageURL: `${cover}-wide.svg`,
    featuredImageSet: `${cover}-wide.svg 1000w`,
    featuredLogoURL: `${cover}-square.svg`,
    glyphURL: `${cover}-glyph.svg`,
    screensURL: `/images/screens/${slug}`,
  };
}
