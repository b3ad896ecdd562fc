import { readMarks } from '../marks/markedText';
import type { Sighting } from './sighting';
import type { View } from './views';

/** What a page says where nobody sees it on the page: in its head, its share picture, or without script. Texts are marked. */
export interface PageHead {
  id: string;
  path: string;
  href: string;
  locale: string;
  /** `isLong` where the text is too much to show beside a message. */
  texts: readonly { role: string; marked: string; isLong?: boolean }[];
}

/** The messages of a page's head, as if they had been seen. */
export function headSightings({ id, path, href, locale, texts }: PageHead): { view: View; sightings: Sighting[] } {
  const sightings = texts.flatMap(({ role, marked, isLong = false }): Sighting[] => {
    const { text, ids } = readMarks(marked);
    const shown = { role, within: 'head', text: isLong ? '' : text, box: null, isText: false, space: null };
    return ids.map((message) => ({ ...shown, id: message }));
  });
  return { view: { title: href, path, href, locale, prefix: `${id}.`, screen: 'wide' }, sightings };
}
