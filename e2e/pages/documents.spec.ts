import { notFoundRoute, type Route, routes } from '../../src/paths';
import { expect, test } from '../fixtures';
import { message, siteUrl } from '../messages';
import { type HtmlElement, readDocument, textsOf } from '../support/htmlDocument';
import { fiveStudies } from '../support/samples';

/** The head of a document. */
function headOf(html: HtmlElement) {
  const values = (tag: string, [name, value]: [string, string], result: string) =>
    html
      .all(tag)
      .filter(({ attributes }) => attributes[name] === value)
      .map(({ attributes }) => attributes[result]);
  return {
    language: html.all('html').map(({ attributes }) => attributes['lang']),
    titles: textsOf(html.all('title')),
    descriptions: values('meta', ['name', 'description'], 'content'),
    canonicals: values('link', ['rel', 'canonical'], 'href'),
    robots: values('meta', ['name', 'robots'], 'content'),
  };
}

const expectedHead = ({ id }: Route) => ({
  language: ['en'],
  titles: [message('common.titleTemplate', { title: message(`${id}.meta.title` as 'home.meta.title') })],
  descriptions: [message(`${id}.meta.description` as 'home.meta.description')],
});

test('every page answers with its own title, description, address and heading', async ({ request }) => {
  for (const route of routes) {
    const html = await readDocument(request, route.path);
    const head = headOf(html);
    const canonicals = [`${siteUrl}${route.path}`];
    expect(head, route.path).toEqual({ ...expectedHead(route), canonicals, robots: [] });
    expect(textsOf(html.all('h1')), route.path).toEqual([expect.stringMatching(/\S/)]);
  }
});

test('an unknown address answers 404 with the not-found page', async ({ request }) => {
  for (const path of [
    '/nowhere',
    '/about-us/team',
    '/services',
    '/services/nothing',
    `/case-studies/${fiveStudies[0]}/more`,
  ]) {
    const html = await readDocument(request, path, 404);
    expect(headOf(html), path).toEqual({ ...expectedHead(notFoundRoute), canonicals: [], robots: ['noindex'] });
    expect(textsOf(html.all('title', 'h1'))).toEqual([expect.stringMatching(/^Page not found/), 'Page not found']);
    const hrefs = html.all('main').flatMap((main) => main.all('a').map(({ attributes }) => attributes['href']));
    expect(hrefs).toEqual(expect.arrayContaining(['/', '/case-studies']));
  }
});
