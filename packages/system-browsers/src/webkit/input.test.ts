import { expect, test } from '@playwright/test';
import { webDriverKey } from './keys';
import { trustedInput } from './trustedInput';
import { withPageReload } from './withPageReload';

/** A message of Playwright's that would have a page imitate input. */
function inputOf(id: number, name: string, given: Record<string, unknown>): string {
  const o = Object.entries(given).map(([k, v]) => ({ k, v }));
  const call = { value: `(p) => globalThis.__pwWebViewInput.${name}(p)` };
  const inner = JSON.stringify({ id, params: { arguments: [call, { value: { o } }] } });
  return JSON.stringify({ id: 100 + id, params: { targetId: 'page', message: inner } });
}

/** Collects the actions that WebDriver is asked for: the type of each step. */
function recorder() {
  const commands: unknown[] = [];
  const input = trustedInput((_method, _path, body) => {
    const { actions } = body as { actions: { id: string; actions: { type: string }[] }[] };
    commands.push(...actions.map(({ id, actions }) => [id, ...actions.map(({ type }) => type)]));
    return Promise.resolve(null);
  });
  return { commands, input };
}

test('a key is pressed and released in one command', async () => {
  const { commands, input } = recorder();
  await input(inputOf(1, 'keydown', { key: 'a' }));
  expect(commands).toEqual([]);
  await input(inputOf(2, 'keyup', { key: 'a' }));
  expect(commands).toEqual([['keyboard', 'keyDown', 'keyUp']]);
});

test('a click moves the pointer, then presses and releases its button in one command', async () => {
  const { commands, input } = recorder();
  // As Playwright does, all at once.
  await Promise.all([
    input(inputOf(1, 'mouseMove', { x: 1.5, y: 2 })),
    input(inputOf(2, 'mouseEvent', { type: 'mousedown', button: 0 })),
    input(inputOf(3, 'mouseEvent', { type: 'mouseup', button: 0 })),
    input(inputOf(4, 'mouseEvent', { type: 'click', button: 0 })),
  ]);
  expect(commands).toEqual([
    ['mouse', 'pointerMove'],
    ['mouse', 'pointerDown', 'pointerUp'],
  ]);
});

test('Playwright hears that its input is done, or what went wrong', async () => {
  const [accepted = '', answer = ''] = (await recorder().input(inputOf(1, 'mouseMove', { x: 0, y: 0 }))) ?? [];
  expect(JSON.parse(accepted)).toEqual({ id: 101, result: {} });
  expect(JSON.parse(answer)).toMatchObject({
    params: { targetId: 'page', message: expect.stringContaining('"id":1') },
  });

  const failing = trustedInput(() => Promise.reject(new Error('the window is gone')));
  const [, failure = ''] = (await failing(inputOf(1, 'mouseMove', { x: 0, y: 0 }))) ?? [];
  expect(failure).toContain('the window is gone');
});

test('other messages are the browser’s', () => {
  expect(recorder().input(JSON.stringify({ id: 1, params: { message: '{}' } }))).toBeUndefined();
});

test('keys are written as WebDriver wants them', () => {
  expect(['a', 'Tab', 'F5'].map(webDriverKey)).toEqual(['a', '\uE004', '\uE035']);
  expect(() => webDriverKey('Nothing')).toThrow('WebDriver has no key Nothing.');
});

test('a reload by the inspector becomes one by the page', () => {
  const reload = JSON.stringify({ params: { message: JSON.stringify({ id: 1, method: 'Page.reload' }) } });
  const { params } = JSON.parse(withPageReload(reload)) as { params: { message: string } };
  expect(JSON.parse(params.message)).toEqual({
    id: 1,
    method: 'Runtime.evaluate',
    params: { expression: 'location.reload()' },
  });
});
