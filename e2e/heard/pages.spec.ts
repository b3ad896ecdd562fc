import { oneOfEachKind } from '../support/oneOfEachKind';
import { bothDirections, test } from './fixtures';

/** The words of a page's first heading, as its HTML has them. */
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’') ?? '';

for (const locale of bothDirections) {
  for (const { path } of oneOfEachKind) {
    test(`${path}: one hears what page it is and how it begins, in ${locale}`, async ({ enter, request }) => {
      const { reader, href } = await enter(path, locale);
      const html = await (await request.get(href)).text();
      await reader.press('1', headingOf(html), 'heading level 1');
      await reader.press('Down');
      await reader.neverHears('statusbar', 'region');
    });
  }
}
