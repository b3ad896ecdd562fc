import { type Locale, locales, readableLocales, sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from '../messages/catalogs';
import { completeCatalogs } from '../messages/completeCatalogs';
import { factFolder, factsOf } from '../messages/foldFacts';
import { markMessages } from '../../packages/translation-kit/src/marks/marks';
import { messagesOf } from '../messages/messageSets';
import type { Handler } from '../server/handler';
import { sendJson, sendText } from '../server/respond';
import { readSettings } from '../settings/settings';
import { asksForMessages } from '../../packages/translation-kit/src/panel/devMessages';

/** The compiled words of one set, from the catalogs as they are now. A page gets every page's words, so that a new record shows at once. */
function wordsOf(locale: Locale, set: string, folder: string) {
  const source = readCatalogs(sourceLocale, folder);
  const own = locales.includes(locale) ? readCatalogs(locale, folder) : source;
  const catalogs = completeCatalogs(locale, own, source);
  const names = set === 'common' || set === 'contact' ? [set] : [...catalogs.keys()];
  return messagesOf(
    names.map((catalog) => ({ catalog })),
    catalogs,
    factFolder(locale, factsOf(readSettings())),
  );
}

/**
 * Answers what the browser fetches words from while developing, `/assets/messages/dev/<locale>/<set>.json`. Catalogs that cannot be used
 * are answered with 500 and their problems, which `log` gets too, once until they change. A page that is asked for with `?messages`
 * gets words that say which message they are.
 */
export function devWords(folder: string, log: (text: string) => void): Handler {
  let told = '';
  return (req, res, next) => {
    const [, tag, set] = /^\/assets\/messages\/dev\/([^/]+)\/([^/]+)\.json$/.exec(req.url ?? '') ?? [];
    const locale = readableLocales.find((candidate) => candidate === tag);
    if (locale === undefined || set === undefined) {
      next();
      return;
    }
    try {
      const words = wordsOf(locale, set, folder);
      sendJson(res, 200, asksForMessages(req.headers.referer) ? markMessages(words) : words);
      told = '';
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== told) log(problem);
      told = problem;
      sendText(res, 500, problem);
    }
  };
}
