import { filesOfPicture, screenPictureURLs } from './screenPictures';

/** The product in the window of the home page's hero: its study, its screen, and the film of one thing that is done once. */
const [study, screen, film] = ['sostena', 'board', 'once'] as const;

/** The addresses of its pictures: `still` shows what the film shows at last. */
export const heroScreen = {
  small: screenPictureURLs(study, screen, 'small'),
  still: screenPictureURLs(study, screen, 'card'),
  moving: `/images/screens/${study}-${screen}-${film}.webp`,
} as const;

/** The addresses of all its files. */
export const heroScreenFiles: readonly string[] = [
  ...filesOfPicture(heroScreen.small),
  ...filesOfPicture(heroScreen.still),
  heroScreen.moving,
];
