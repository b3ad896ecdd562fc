import { locales } from '../../../../src/i18n/locales';
import { messageFactsOf } from '../marks/messageFacts';
import type { Handler } from '../../../../scripts/server/handler';
import { parseTarget } from '../../../../scripts/server/requestTarget';
import { sendJson, sendText } from '../../../../scripts/server/respond';
import { messagesEndpoint } from './messagesEndpoint';

/** Whether an address asks for words that tell of themselves: `/about-us?messages`. */
export function asksForMessages(address: string | undefined): boolean {
  return new URLSearchParams(parseTarget(address ?? '')?.search).has('messages');
}

/** Answers what the panel of `?messages` asks: file, line, description, limit and texts of every message, from the catalogs as they are now. */
export function devMessages(folder: string): Handler {
  return (req, res, next) => {
    const { path, search } = parseTarget(req.url ?? '') ?? {};
    if (path !== messagesEndpoint) {
      next();
      return;
    }
    const tag = new URLSearchParams(search).get('locale');
    const locale = locales.find((candidate) => candidate === tag);
    if (locale === undefined) {
      sendText(res, 404, `There is no language ${tag ?? ''}: there is only ${locales.join(', ')}`);
      return;
    }
    try {
      sendJson(res, 200, Object.fromEntries(messageFactsOf(locale, folder)));
    } catch (error) {
      sendText(res, 500, error instanceof Error ? error.message : String(error));
    }
  };
}
