import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@playwright/test';
import { createIntl } from 'react-intl';
import { marksOf, takeMarks } from './markedText';
import { markMessages } from './markMessages';

/** A text without its marks, and the ids of its messages in order. */
function read(marked: string) {
  const { text, edges } = takeMarks(marked);
  return { text, ids: edges.filter(({ isStart }) => isStart).map(({ id }) => id) };
}

const texts = {
  'home.plain': 'Plain',
  'home.value': '{name}',
  'home.plural': '{count, plural, one {# study} other {# studies}}',
  'home.mixed': 'About {name}, twice: {name}',
  'common.title': '{title} – Company',
} as const;

test('every message contains its id, is unchanged without its marks, and keeps them inside another message', () => {
  const messages = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
  const plain = createIntl({ locale: 'en', messages });
  const marked = createIntl({ locale: 'en', messages: markMessages(messages) });
  // The original stays unchanged.
  expect(messages['home.plain']).toEqual(parse('Plain'));
  for (const id of Object.keys(texts)) {
    const values = { name: 'Ada', count: 2, title: 'Home' };
    const text = marked.formatMessage({ id }, values);
    const { start, end } = marksOf(id);
    expect(text.startsWith(start) && text.endsWith(end), id).toBe(true);
    expect(read(text)).toEqual({ text: plain.formatMessage({ id }, values), ids: [id] });
  }
  const title = marked.formatMessage({ id: 'home.plain' });
  const text = marked.formatMessage({ id: 'common.title' }, { title });
  expect(read(text)).toEqual({ text: 'Plain – Company', ids: ['common.title', 'home.plain'] });
  expect(read('Nothing')).toEqual({ text: 'Nothing', ids: [] });
});
