import { markMessages } from '@nine-blocks/translation-kit/marks/markMessages';
import { asksForMessages } from '@nine-blocks/translation-kit/panel/devMessages';
import { type Locale, locales, readableLocales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from '../messages/catalogs';
import { completeCatalogs } from '../messages/completeCatalogs';
import { factInliner, factsOf } from '../messages/inlineFacts';
import { lazyCatalogs, messagesOf } from '../messages/pageMessages';
import { type Handler, sendJson, sendText } from '../server/respond';
import { readSettings } from '../settings/settings';

/** The compiled messages of one file, from the catalogs as they are now. A page gets every page's messages, so that a new record shows at once. */
function messagesNow(locale: Locale, name: string, folder: string) {
  const source = readCatalogs(sourceLocale, folder);
  const own = locales.includes(locale) ? readCatalogs(locale, folder) : source;
  const catalogs = completeCatalogs(locale, own, source);
  const starts = [...catalogs.values()].map(({ prefix }) => prefix.slice(0, -1));
  const asked = ['common', ...lazyCatalogs].includes(name) ? [name] : starts;
  return messagesOf(asked, catalogs, factInliner(locale, factsOf(readSettings())));
}

/**
 * Answers what the browser fetches messages from while developing, `/assets/messages/dev/<locale>/<name>.json`. Catalogs that cannot be used
 * are answered with 500 and their problems, which `log` gets too, once until they change. A page that is asked for with `?messages`
 * gets messages that say their ids.
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
