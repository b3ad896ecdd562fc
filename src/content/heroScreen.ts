import type { CaseStudySlug } from './caseStudies';
import { filesOfPicture, screenPictureURLs } from './screenPictures';

/** The product in the hero of the home page: its case study and its screen. */
const slug: CaseStudySlug = 'sostena';
const screen = 'board';

/** The addresses of its pictures; `moving` shows one action and ends with `still`. */
export const heroScreen = {
  slug,
  phone: screenPictureURLs(slug, screen, 'phone'),
  still: screenPictureURLs(slug, screen, 'hero'),
  moving: `/images/screens/${slug}-${screen}-once.webp`,
} as const;

/** The addresses of all files of these pictures. */
export const heroScreenFiles: readonly string[] = [
  ...filesOfPicture(heroScreen.phone),
  ...filesOfPicture(heroScreen.still),
  heroScreen.moving,
];
