import { framedPage } from './messagesEndpoint';
import { type FramedPage, newsEvent, type PageNews } from './pageNews';
import { part } from './part';

const frame = part('page', HTMLIFrameElement);

/** The last known page in the frame. While the frame loads, it has no document and no messages for a moment. */
export const framed: { page?: FramedPage; path: string; ids: readonly string[] } = { path: location.pathname, ids: [] };

let shownNow = '';

/** Stores the news from the page. Messages that it showed before keep their place in the order. */
export function takePage(page: FramedPage): { isElsewhere: boolean; isLoaded: boolean; isChanged: boolean } {
  const isElsewhere = framed.path !== page.path();
  const now = page.ids();
  const ids = [...new Set([...now, ...(isElsewhere ? [] : framed.ids)])];
  const changes = { isElsewhere, isLoaded: framed.page !== page, isChanged: now.join() !== shownNow };
  shownNow = now.join();
  Object.assign(framed, { page, path: page.path(), ids });
  return changes;
}

/** Loads the page of the panel's own address into the frame. */
export function loadPage(take: (news: PageNews) => void): void {
  frame.addEventListener(newsEvent, (event) => {
    take((event as CustomEvent<PageNews>).detail);
  });
  frame.src = `${location.pathname}?messages=${framedPage}`;
}
