import { company } from '../../src/content/company';
import { educationItems } from '../../src/content/pageLists';
import { ofPart, parts } from '../../src/content/parts';
import { homeServices } from '../../src/content/serviceSlugs';
import { isMultilingual } from '../../src/i18n/locales';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { readDocument } from '../support/htmlDocument';

// Its words are stored as they are spoken: accessibility/spoken/home.en.txt.
test('home leads to its services, studies and resources; links to elsewhere open a new tab, and say so', async ({
  request,
}) => {
  const html = await readDocument(request, '/');
  const leadsTo = (heading: string) =>
    html
      .section(heading)
      .all('a')
      .map(({ attributes }) => attributes['href'])
      .filter((href) => !href?.startsWith('mailto:'));
  const services = homeServices.map((slug) => `/services/${slug}`);
  expect(leadsTo(message('home.services.heading'))).toEqual([...services, ...ofPart('product', company.links.hosting)]);
  const resources = educationItems.map((id) => company.links[id]);
  if (parts.education) expect(leadsTo('Education')).toEqual(expect.arrayContaining(resources));

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
  // The menu twice, the footer, and a choice where there are languages to choose from.
  expect(html.all('nav')).toHaveLength(3 + Number(isMultilingual));
});
