import { company } from '../../src/content/company';
import { localeFacts, localeOfPath } from '../../src/i18n/locales';
import { type Route, routeAt } from '../../src/routes';
import { colorSchemeScript } from '../../src/theme/colorScheme';
import { documentOf } from '../prerender/document';
import type { Handler } from '../server/handler';
import { parseTarget } from '../server/requestTarget';
import { sendText } from '../server/respond';
import { asksForMessages } from '../../packages/translation-kit/src/panel/devMessages';
import { currentRecords } from './devRecords';

/** Which kind of page a path leads to. */
async function kindAt(path: string): Promise<Route['page']> {
  const route = routeAt(path.slice(localeFacts[localeOfPath(path)].prefix.length) || '/');
  const isMissing = route.page === 'caseStudy' && (await currentRecords(route.id)) === undefined;
  return isMissing ? 'notFound' : route.page;
}

/** An empty document, which the browser's own code fills. */
function emptyDocument(url: string, path: string, kind: Route['page']): string {
  const page = {
    kind,
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

/** Answers every path that names no file with an empty document; with `?messages`, one that tells of its words. */
export const devDocument: Handler = (req, res, next) => {
  const { url = '', method } = req;
  const { path, segments } = parseTarget(url) ?? {};
  const isPage = method === 'GET' && segments?.at(-1)?.includes('.') === false;
  if (path === undefined || !isPage) {
    next();
    return;
  }
  kindAt(path).then((kind) => {
    sendText(res, 200, emptyDocument(url, path, kind), 'text/html; charset=utf-8');
  }, next);
};
