/** The pieces of text of a draft, in order; null where there is none, or the page fills in values. */
export type Draft = readonly string[] | null;

/** The page in the frame, as the panel around it uses it. */
export interface FramedPage {
  path: () => string;
  /** The ids of the messages in the page at the moment, in its order. */
  ids: () => string[];
  /** Marks a message, with its draft, and brings it into sight. Returns its place, in words. */
  show: (id: string, draft: Draft) => string;
  /** Gives the focus back to the element that had it before the panel. */
  focus: () => void;
}

/** The news from the page: it is there, has changed, somebody has picked messages of it, or has asked for the next one. */
export interface PageNews {
  page: FramedPage;
  picked?: readonly string[];
  goesOn?: boolean;
}

/** The event at the frame that brings them. */
export const newsEvent = 'pagenews';
