import type { CaseStudySlug } from './caseStudies';
import { filesOfPicture, screenPictureURLs } from './screenPictures';

/** The product in the window of the home page's hero: its case study, its screen, and the moving picture of one action. */
const slug: CaseStudySlug = 'sostena';
const screen = 'board';

/** The addresses of its pictures: `still` shows the end of `moving`. */
export const heroScreen = {
  slug,
  phone: screenPictureURLs(slug, screen, 'phone'),
  still: screenPictureURLs(slug, screen, 'hero'),
  moving: `/images/screens/${slug}-${screen}-once.webp`,
} as const;

/** The addresses of all its files. */
export const heroScreenFiles: readonly string[] = [
  ...filesOfPicture(heroScreen.phone),
  ...filesOfPicture(heroScreen.still),
  heroScreen.moving,
];
