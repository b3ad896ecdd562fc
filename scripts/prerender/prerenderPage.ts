import { type Locale, locales } from '../../src/i18n/locales';
import type { Messages } from '../../src/i18n/messages';
import type { Head } from '../../src/seo/headOf';
import type { Route } from '../../src/paths';
import type * as server from '../../src/server';
import { type DocumentFiles, documentOf } from './document';
import { markdownName } from '../seo/llmsText';
import { pageMarkdown } from '../seo/pageMarkdown';
import { keptOut } from '../hosting/headerTable';
import { pageFile } from './pageFile';
import { shareImage } from '../share-images/shareImage';
import { shareTags } from '../share-images/shareTags';

/** The exports of the prerender bundle. */
export type PrerenderBundle = typeof server;

/** A file of the site: its name below `dist/`, and its content. */
export interface SiteFile {
  name: string;
  content: string | Uint8Array;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A page of the site, and the messages for it. */
export interface PageInput {
  route: Route;
  locale: Locale;
  messages: { common: Messages; page: Messages };
  siteUrl: string;
  noindex: boolean;
  files: Pick<DocumentFiles, 'colorSchemeScript' | 'fonts' | 'mailHost' | 'sheet' | 'start' | 'statistics'>;
}

/** The files of a page, and its data for lists of pages; `title` does not contain the company's name. */
export interface Prerendered {
  route: Route;
  locale: Locale;
  head: Head;
  title: string;
  files: SiteFile[];
}

const robotsTag = { by: 'name', key: 'robots', content: keptOut } as const;

const nothingMore = { tags: [], structuredData: null, markdown: null };

/** Renders a page as HTML and Markdown and draws its share picture. Throws with the page's file and the reason if that is impossible. */
export async function prerenderPage(
  { route, locale, messages, siteUrl, noindex, files }: PageInput,
  bundle: PrerenderBundle,
): Promise<Prerendered> {
  const name = pageFile(route, locale);
  try {
    const rendered = await bundle.render(route, locale, messages);
    const { share, head, html, faults } = rendered;
    if (faults.length > 0) {
      throw new Error(faults.map(({ id, reason = 'the page has no such message' }) => `${id}: ${reason}`).join('; '));
    }
    // Pages of pseudo-languages have no share picture.
    if (share === null || !locales.includes(locale)) {
      return {
        route,
        locale,
        head,
        title: head.title,
        files: [{ name, content: documentOf(rendered, locale, { ...files, ...nothingMore }) }],
      };
    }
    const isPublished = head.canonical !== null;
    const about = { title: share.title, description: head.description, language: locale, url: share.url };
    const image = await shareImage(route, locale, share).catch((error: unknown) => {
      throw new Error(`its share picture: ${reasonOf(error)}`, { cause: error });
    });
    const twin = markdownName(route, locale);
    const document = documentOf(rendered, locale, {
      ...files,
      // The tag for NOINDEX differs from the one of an unpublished page: src/seo/PageHead.tsx must not remove it when the visitor changes the page.
      tags: [...shareTags(share, image.name), ...(noindex ? [robotsTag] : [])],
      structuredData: isPublished ? rendered.structuredData(`${siteUrl}/${image.name}`) : null,
      markdown: isPublished ? `/${twin}` : null,
    });
    return {
      route,
      locale,
      head,
      title: share.title,
      files: [
        { name, content: document },
        { name: image.name, content: image.bytes },
        ...(isPublished ? [{ name: twin, content: pageMarkdown(html, about, siteUrl) }] : []),
      ],
    };
  } catch (error) {
    throw new Error(`${name} cannot be rendered: ${reasonOf(error)}`, { cause: error });
  }
}
