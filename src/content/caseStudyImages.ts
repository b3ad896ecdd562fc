import { caseStudies, type CaseStudySlug } from './caseStudies';
import { screenPictureURLs } from './screenPictures';

export interface CaseStudyImages {
  featuredImageURL: string;
  /** Candidates with their widths, as `srcset` has them. */
  featuredImageSet: string;
  /** The sign of its logo: also for places that are too small for a cover. */
  featuredLogoURL: string;
}

/** Where a case study's pictures lie, from its slug: the cover of its main screen is its featured image. */
export function caseStudyImages(slug: CaseStudySlug): CaseStudyImages {
  const { avif, webp } = screenPictureURLs(slug, caseStudies[slug].screen, 'cover');
  return { featuredImageURL: webp, featuredImageSet: avif, featuredLogoURL: `/images/covers/${slug}-glyph.svg` };
}
