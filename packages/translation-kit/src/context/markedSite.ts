import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '../../../../src/i18n/messages';
import { findPage } from '../../../../scripts/server/findPage';
import type { Handler } from '../../../../scripts/server/handler';
import { parseTarget } from '../../../../scripts/server/requestTarget';
import { sendJson, sendText } from '../../../../scripts/server/respond';
import { markMessages } from '../marks/marks';

/** A document whose page the browser draws itself, because the words in the HTML have no marks. */
function emptied(html: string): string {
  const [root] = /<div id="root"[^>]*>/.exec(html) ?? [];
  const end = html.lastIndexOf('</div>');
  if (root === undefined) throw new Error('The document has no #root');
  return html.slice(0, html.indexOf(root) + root.length) + html.slice(end);
}

async function answer(root: string, url: string, tell: (status: number, content: string | Messages) => void) {
  const { segments = [] } = parseTarget(url) ?? {};
  if (segments[0] === 'assets' && segments[1] === 'messages') {
    tell(200, markMessages(JSON.parse(readFileSync(path.join(root, ...segments), 'utf8')) as Messages));
    return true;
  }
  if (segments.at(-1)?.includes('.') === true) return false;
  const file = await findPage(root, segments.at(-1) === '' ? segments.slice(0, -1) : segments);
  if (file === undefined) return false;
  tell(segments.at(-1) === '404' ? 404 : 200, emptied(readFileSync(path.join(root, file), 'utf8')));
  return true;
}

/** Stands before the site's server: words that say which message they are, and documents that wait for them. All else is the built site's. */
export function markedSite(root: string): Handler {
  return (req, res, next) => {
    answer(root, req.url ?? '', (status, content) => {
      if (typeof content === 'string') sendText(res, status, content, 'text/html; charset=utf-8');
      else sendJson(res, status, content);
    }).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}
