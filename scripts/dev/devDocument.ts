import { asksForMessages } from '@nine-blocks/translation-kit/panel/devMessages';
import { company } from '../../src/content/company';
import { localeOfPath } from '../../src/i18n/locales';
import { allPages, hrefOf } from '../../src/paths';
import { colorSchemeScript } from '../../src/theme/colorScheme';
import { documentOf } from '../prerender/document';
import { type Handler, sendText } from '../server/respond';
import { parseTarget } from '../server/requestTarget';

/** A document without content. The client code renders the page into it. */
function emptyDocument(path: string, isFramed: boolean): string {
  const page = {
    address: path,
    html: '',
    head: { title: company.name, description: '', canonical: null, alternates: [] },
    styles: '',
    unusedStyles: '',
  };
  const files = {
    start: {
      scripts: ['runtime', ...(isFramed ? ['messages'] : []), 'start'].map((name) => ({
        src: `/assets/${name}.js`,
      })),
      code: [],
      data: [],
    },
    fonts: [],
    sheet: null,
    tags: [],
    structuredData: null,
    markdown: null,
    mailHost: null,
    colorSchemeScript,
  };
  return documentOf(page, localeOfPath(path), files);
}

const addresses = new Set(allPages().map(({ route, locale }) => hrefOf(route.path, locale)));

/**
 * Answers every path that names no file with an empty document. In the frame of `?messages` the document also loads the script that reports its
 * messages. Other spellings of a page's address redirect to it, as hosts do.
 */
export const devDocument: Handler = (req, res, next) => {
  const { url = '', method, headers } = req;
  const { path, search, segments, address } = parseTarget(url) ?? {};
  if (path === undefined || address === undefined || method !== 'GET') next();
  else if (path !== address && addresses.has(address)) res.writeHead(301, { Location: `${address}${search}` }).end();
  else if (segments?.at(-1)?.includes('.') === true) next();
  else {
    const isFramed = asksForMessages(url) || headers['sec-fetch-dest'] === 'iframe';
    sendText(res, 200, emptyDocument(path, isFramed), 'text/html; charset=utf-8');
  }
};
