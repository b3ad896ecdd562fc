import type { FramedPage } from './pageNews';
import { part } from './part';
import type { Preview } from './preview';

type Pieces = readonly string[] | null;

const nothing: Preview = () => {};

/** The open message, its draft, and the page that shows both. */
let open: { id: string; draft: Pieces; page?: FramedPage; preview: Preview } = {
  id: '',
  draft: null,
  preview: nothing,
};

/** Shows a message in the page, once it is there, with its draft; the message before it gets its own words back. */
export function showInPage(page: FramedPage, id: string): void {
  if (open.id !== id) {
    open.preview(null);
    open = { id, draft: null, preview: nothing };
  }
  if (open.page !== page && page.ids().includes(id)) open = { ...open, page, preview: page.previewOf(id) };
  open.preview(open.draft);
  part('place', HTMLElement).textContent = page.show(id);
}

/** Shows a draft of the open message in the page. */
export function showDraft(page: FramedPage, draft: Pieces): void {
  open.draft = draft;
  showInPage(page, open.id);
}
