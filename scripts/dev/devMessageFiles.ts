import { markMessages } from '@nine-blocks/translation-kit/marks/markMessages';
import { asksForMessages } from '@nine-blocks/translation-kit/panel/devMessages';
import { type Locale, locales, readableLocales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from '../messages/catalogs';
import { completeCatalogs } from '../messages/completeCatalogs';
import { factInliner, factsOf } from '../messages/inlineFacts';
import { lazyCatalogs, messagesOf } from '../messages/pageMessages';
import { type Handler, sendJson, sendText } from '../server/respond';
import { readSettings } from '../settings/settings';

/** Compiles the messages of one file from the saved catalogs. Each page gets the messages of all pages, so that a new record shows without a restart. */
function messagesNow(locale: Locale, name: string, folder: string) {
  const source = readCatalogs(sourceLocale, folder);
  const own = locales.includes(locale) ? readCatalogs(locale, folder) : source;
  const catalogs = completeCatalogs(locale, own, source);
  const starts = [...catalogs.values()].map(({ prefix }) => prefix.slice(0, -1));
  const asked = ['common', ...lazyCatalogs].includes(name) ? [name] : starts;
  return messagesOf(asked, catalogs, factInliner(locale, factsOf(readSettings())));
}

/**
 * Answers requests for messages in development, `/assets/messages/dev/<locale>/<name>.json`. If the catalogs have problems, the answer is 500
 * with these problems, and `log` gets them once. A page whose address has `?messages` gets messages that contain their ids.
 */
export function devMessageFiles(folder: string, log: (text: string) => void): Handler {
  let reported = '';
  return (req, res, next) => {
    const [, tag, name] = /^\/assets\/messages\/dev\/([^/]+)\/([^/]+)\.json$/.exec(req.url ?? '') ?? [];
    const locale = readableLocales.find((candidate) => candidate === tag);
    if (locale === undefined || name === undefined) {
      next();
      return;
    }
    try {
      const messages = messagesNow(locale, name, folder);
      sendJson(res, 200, asksForMessages(req.headers.referer) ? markMessages(messages) : messages);
      reported = '';
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== reported) log(problem);
      reported = problem;
      sendText(res, 500, problem);
    }
  };
}
