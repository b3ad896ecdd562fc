import { asksForMessages } from '@nine-blocks/translation-kit/panel/devMessages';
import { company } from '../../src/content/company';
import { localeOfPath } from '../../src/i18n/locales';
import { colorSchemeScript } from '../../src/theme/colorScheme';
import { documentOf } from '../prerender/document';
import type { Handler } from '../server/handler';
import { parseTarget } from '../server/requestTarget';
import { sendText } from '../server/respond';

/** An empty document, which the browser's own code fills. */
function emptyDocument(url: string, path: string): string {
  const page = {
    html: '',
    head: { title: company.name, description: '', canonical: null, alternates: [] },
    styles: '',
  };
  const files = {
    start: {
      scripts: [...(asksForMessages(url) ? ['messages'] : []), 'start'].map((name) => ({
        src: `/assets/${name}.js`,
      })),
      code: [],
      data: [],
    },
    font: null,
    tags: [],
    structuredData: null,
    markdown: null,
    mailHost: null,
    colorSchemeScript,
  };
  return documentOf(page, localeOfPath(path), files);
}

/** Answers every path that names no file with an empty document; with `?messages`, one that tells of its messages. */
export const devDocument: Handler = (req, res, next) => {
  const { url = '', method } = req;
  const { path, segments } = parseTarget(url) ?? {};
  const isPage = method === 'GET' && segments?.at(-1)?.includes('.') === false;
  if (path === undefined || !isPage) {
    next();
    return;
  }
  sendText(res, 200, emptyDocument(url, path), 'text/html; charset=utf-8');
};
