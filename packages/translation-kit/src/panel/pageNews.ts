/** The pieces of text of a draft, in order; null if there is no draft, or if the page fills in values. */
export type Draft = readonly string[] | null;

/** The functions of the page in the frame, for the panel. */
export interface FramedPage {
  path: () => string;
  /** The ids of the messages that are in the page now, in its order. */
  ids: () => string[];
  /** Highlights a message with its draft, and scrolls to it. Returns its place, in words. */
  show: (id: string, draft: Draft) => string;
  /** Gives the focus back to the element that had it before the panel. */
  focus: () => void;
}

/** News from the page: it has loaded or changed, or the translator has clicked messages or asked for the next one. */
export interface PageNews {
  page: FramedPage;
  picked?: readonly string[];
  goesOn?: boolean;
}

/** The name of the event with the news, which the frame gets. */
export const newsEvent = 'pagenews';
