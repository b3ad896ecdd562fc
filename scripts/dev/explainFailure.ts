import { localeOfPath } from '../../src/i18n/locales';
import { messagesPath } from '../../src/i18n/messages';

/** Shows the problems of the catalogs over the page. */
async function explainFailure() {
  const answer = await fetch(messagesPath(localeOfPath(window.location.pathname), 'common'));
  if (!answer.ok) reportError(new Error(await answer.text()));
}

document.addEventListener('hydrationfailed', () => {
  void explainFailure();
});
