import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { type Command, markedText, sendSettings, settingsIn } from './browserSettings';
import { afterMailLink } from './mailLinks';
import { withErrorTexts } from './withErrorTexts';

const evaluate = (expression: string): Command => ({
  id: 1,
  method: 'script.evaluate',
  params: { expression, target: { context: 'page' } },
});

test('settings reach the proxy in an expression that does nothing in the page', async () => {
  const sent: string[] = [];
  const page = { evaluate: (expression: string) => Promise.resolve(sent.push(expression)) };
  await sendSettings(page as unknown as Page, { colorScheme: 'dark', media: 'print' });
  const [expression = ''] = sent;
  expect(expression).toMatch(/^void "/);
  expect(settingsIn(evaluate(expression))).toEqual({ colorScheme: 'dark', media: 'print' });
  expect(settingsIn(evaluate('document.title'))).toBeUndefined();
  // As Playwright sends it: the argument of a function that evaluates it.
  const asArgument = { ...evaluate(''), params: { arguments: [{ value: expression }] } };
  expect(settingsIn(asArgument)).toEqual({ colorScheme: 'dark', media: 'print' });
});

test('a mark is found at the beginning only', () => {
  expect(markedText(evaluate('void "mark: text"'), 'mark: ')).toBe('text');
  expect(markedText(evaluate('void "a mark: text"'), 'mark: ')).toBeUndefined();
});

test('an error on the console becomes its text, and other messages stay as they are', () => {
  const entry = (params: unknown) => JSON.stringify({ method: 'log.entryAdded', params });
  const error = entry({ text: 'Error: why', args: [{ type: 'error' }], type: 'error' });
  expect(JSON.parse(withErrorTexts(error))).toMatchObject({
    params: { args: [{ type: 'string', value: 'Error: why' }] },
  });
  for (const other of [entry({ text: 'word', args: [{ type: 'string', value: 'word' }] }), '{"id":1,"type":"error"}']) {
    expect(withErrorTexts(other)).toBe(other);
  }
});

test('a navigation to a mail program is said to be aborted', () => {
  const started = (url: string) =>
    JSON.stringify({ type: 'event', method: 'browsingContext.navigationStarted', params: { url, navigation: 'n' } });
  expect(JSON.parse(afterMailLink(started('mailto:ada@example.com')) ?? '')).toEqual({
    type: 'event',
    method: 'browsingContext.navigationAborted',
    params: { url: 'mailto:ada@example.com', navigation: 'n' },
  });
  expect(afterMailLink(started('http://127.0.0.1/mailto:ada'))).toBeUndefined();
});
