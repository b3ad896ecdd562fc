import { readCatalogs } from '../../scripts/messages/catalogs';
import { company } from '../../src/content/company';
import { educationItems } from '../../src/content/pageLists';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { sourceLocale } from '../../src/i18n/locales';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { expectTexts, readDocument, textsOf } from '../support/htmlDocument';

test('education has four places with picture, words and a link that leaves the site, and offers to teach a team', async ({
  request,
}) => {
  const html = await readDocument(request, '/education');
  expect(textsOf(html.all('h1'))).toEqual([message('education.hero.title')]);
  const items = html.section(message('education.items.heading')).all('li');
  expect(items).toHaveLength(educationItems.length);
  for (const [index, id] of educationItems.entries()) {
    const [item, prefix] = [items[index] ?? html, `education.items.${id}` as const];
    expect(textsOf(item.all('h3'))).toEqual([message(`${prefix}.name`)]);
    expectTexts(item, [message(`${prefix}.headline`), message(`${prefix}.description`)]);
    const link = { text: `${message(`${prefix}.link`)} ${message('common.opensInNewTab')}` };
    const attributes = { href: company.links[id], target: '_blank', rel: expect.stringMatching(/\bnoopener\b/) };
    expect(item.all('a')).toMatchObject([{ ...link, attributes }]);
    expect(item.all('svg', 'img')).not.toEqual([]);
  }

  const outro = readCatalogs(sourceLocale).get('education')?.texts.get('education.outro.text') ?? '';
  const taught = serviceSlugs.filter((slug) => outro.includes(`<service.${slug}>`));
  const links = html.section(message('education.outro.heading')).all('a');
  expect(links.map(({ attributes }) => attributes['href'])).toEqual(taught.map((slug) => `/services/${slug}`));
});
