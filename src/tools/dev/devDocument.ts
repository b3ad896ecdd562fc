import { company } from '../../content/company';
import { localeOfPath } from '../../i18n/locales';
import { colorSchemeScript } from '../../theme/colorScheme';
import { documentOf } from '../document';
import type { Handler } from '../server/handler';
import { parseTarget } from '../server/requestTarget';
import { sendText } from '../server/respond';
import { asksForMessages } from './devMessages';

/** Answers every path that names no file with an empty document, which the browser's own code fills; with `?messages`, one that tells of its words. */
export const devDocument: Handler = (req, res, next) => {
  const { path, segments } = parseTarget(req.url ?? '') ?? {};
  const isPage = req.method === 'GET' && segments?.at(-1)?.includes('.') === false;
  if (path === undefined || !isPage) {
    next();
    return;
  }
  const page = {
    html: '',
    head: { title: company.name, description: '', canonical: null, alternates: [] },
    styles: [],
  };
  const files = {
    start: {
      scripts: [...(asksForMessages(req.url) ? ['messages'] : []), 'start'].map((name) => ({
        src: `/assets/${name}.js`,
      })),
      code: [],
      words: [],
    },
    font: null,
    tags: [],
    structuredData: null,
    markdown: null,
    mailHost: null,
    colorSchemeScript,
  };
  sendText(res, 200, documentOf(page, localeOfPath(path), files), 'text/html; charset=utf-8');
};
