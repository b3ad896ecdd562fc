import { expect, test } from '../fixtures';
import { message } from '../messages';
import { readDocument } from '../support/htmlDocument';

// The roles and words of home are stored in accessibility/trees/home.txt.
test('links to elsewhere open a new tab, and say so', async ({ request }) => {
  const html = await readDocument(request, '/');
  for (const { text, attributes } of html.all('a')) {
    const isElsewhere = attributes['href']?.startsWith('http') === true;
    const isClosed = attributes['rel']?.includes('noopener') === true;
    const saysSo = text.endsWith(message('common.opensInNewTab'));
    const target = attributes['target'] === '_blank';
    expect({ target, isClosed, saysSo }, text).toEqual({
      target: isElsewhere,
      isClosed: isElsewhere,
      saysSo: isElsewhere,
    });
  }
});
