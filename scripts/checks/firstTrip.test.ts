import { brotliCompressSync } from 'node:zlib';
import { sourceLocale } from '../../src/i18n/locales';
import { allPages } from '../../src/routes';
import { firstTripProblems, headOfAnswer } from './firstTrip';
import { pageFile } from '../prerender/pageFile';
import { expect, test } from '../server/testing/site';

const pageOf = (kind: string) => {
  const page = allPages().find(({ route, locale }) => route.page === kind && locale === sourceLocale);
  if (page === undefined) throw new Error(`There is no page of the kind ${kind}`);
  return { ...page, file: pageFile(page.route, page.locale) };
};
const study = pageOf('caseStudy');
const { file } = study;

test('a page that does not come whole with the first round trip is told with its bytes, its headers among them', () => {
  const bytes = 14_600 - headOfAnswer(file, 13_000).length;
  expect(firstTripProblems([{ ...study, bytes }])).toEqual([]);
  expect(firstTripProblems([{ ...study, bytes: bytes + 1 }])).toEqual([
    `${file}: 14601 bytes (${bytes + 1} after compression, and headers), of at most 14600 in a first round trip`,
  ]);
});

test('the list may grow with the studies', () => {
  expect(firstTripProblems([{ ...pageOf('caseStudies'), bytes: 20_000 }])).toEqual([]);
});

test('its headers are those that the server sends', async ({ site }) => {
  const html = '<p>A page of words that repeat themselves. </p>'.repeat(100);
  const packed = brotliCompressSync(html);
  await site.write({ [file]: html, [`${file}.br`]: packed });
  const answer = await site.raw(
    `GET ${study.route.path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
  );
  const namesOf = (head: string) => Array.from(head.matchAll(/^([\w-]+): /gm), ([, name = '']) => name).toSorted();
  const head = answer.slice(0, answer.indexOf('\r\n\r\n') + 4);
  const computed = headOfAnswer(file, packed.length);
  // Of a connection that ends it does not say how long it is kept.
  expect([...namesOf(head), 'Keep-Alive'].toSorted()).toEqual(namesOf(computed));
  const plain = (text: string) => text.replace(/^(?:Connection|Keep-Alive|ETag): .*\r\n/gm, '');
  expect(plain(head)).toHaveLength(plain(computed).length);
});
