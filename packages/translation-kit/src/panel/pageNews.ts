import type { Preview } from './preview';

/** The page in the frame, as the panel around it uses it. */
export interface FramedPage {
  path: () => string;
  /** The ids of the messages in the page at the moment, in its order. */
  ids: () => string[];
  /** Marks a message and brings it into sight, no message for `undefined`. Returns its place, in words. */
  show: (id: string | undefined) => string;
  previewOf: (id: string) => Preview;
  /** Gives the focus back to the element that had it before the panel. */
  focus: () => void;
}

/** The news from the page: it is there, has changed, or somebody has picked messages of it. */
export interface PageNews {
  page: FramedPage;
  picked?: readonly string[];
}

/** The event at the frame that brings them. */
export const newsEvent = 'pagenews';
