import createCache from '@emotion/cache';
import { expect, test } from '@playwright/test';
import { holdStyles, knowStyles } from './heldStyles';

/** A store of styles that notes what is inserted; each takes some milliseconds on a clock that goes only then. */
function watchedCache(cost = 0) {
  const cache = createCache({ key: 'css' });
  const inserted: string[] = [];
  let now = 0;
  cache.insert = (_selector, { name }) => {
    inserted.push(name);
    cache.inserted[name] = true;
    now += cost;
  };
  performance.now = () => now;
  const insert = (name: string) => cache.insert(`.css-${name}`, { name, styles: 'top:0' }, cache.sheet, true);
  return { cache, inserted, insert };
}

test.afterEach(() => {
  // Its own clock is the prototype's.
  Reflect.deleteProperty(performance, 'now');
});

test('styles are held back until they are released, and each is inserted once', async () => {
  const { cache, inserted, insert } = watchedCache();
  insert('before');
  const release = holdStyles(cache);
  for (const name of ['a', 'b', 'a', 'worn']) insert(name);
  // The document brought it.
  cache.inserted['worn'] = true;
  expect(inserted).toEqual(['before']);

  await release();
  expect(inserted).toEqual(['before', 'a', 'b']);
  insert('after');
  expect(inserted).toEqual(['before', 'a', 'b', 'after']);
  await release();
  expect(inserted).toEqual(['before', 'a', 'b', 'after']);
});

test('the browser gets a turn after every few milliseconds of inserting', async () => {
  const { cache, inserted, insert } = watchedCache(3);
  const release = holdStyles(cache);
  for (const name of ['a', 'b', 'c', 'd', 'e']) insert(name);
  const turns: number[] = [];
  let isOver = false;
  const count = () => {
    turns.push(inserted.length);
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await release();
  isOver = true;
  expect(inserted).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(turns).toEqual(expect.arrayContaining([2, 4]));
});

test('styles that the document brought are known by the classes of its rules', () => {
  const { cache } = watchedCache();
  const text = '.css-1abc{top:0}@media print{.css-2d-Title:hover,.rtl-3e{left:0}}p{margin:0}';
  Object.assign(globalThis, { document: { querySelector: () => ({ textContent: text }) } });
  try {
    knowStyles(cache);
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
  expect(Object.keys(cache.inserted)).toEqual(['1abc', '2d', '3e']);
});
