import { expect, test } from '@playwright/test';
import type { MessageFacts, MessageState } from './messageFacts';
import { nextMessage, openMessages, pageMessages } from './pageMessages';

const states: Record<string, MessageState> = {
  'about.title': 'reviewed',
  'home.a': 'needs review',
  'home.b': 'not translated',
  'home.c': 'English changed',
  'team.ada': 'reviewed',
  'common.menu': 'not translated',
};
const shown = ['common.menu', 'home.c', 'home.a', 'about.title'];

/** The messages of a home page, with changed states. */
function page(changed: Record<string, MessageState> = {}) {
  const entries = Object.entries({ ...states, ...changed });
  const messages = Object.fromEntries(entries.map(([id, state]) => [id, { id, state } as MessageFacts]));
  const starts = { page: ['home', 'team'], everyPage: ['common'] };
  return pageMessages({ source: 'en', locale: 'es', dir: 'ltr', messages, starts }, shown);
}

test('the messages of a page are in its order, including those that are not shown', () => {
  const { ofPage, ofEveryPage } = page();
  expect(ofPage.map(({ id }) => id)).toEqual(['home.c', 'home.a', 'about.title', 'home.b', 'team.ada']);
  expect(ofEveryPage.map(({ id }) => id)).toEqual(['common.menu']);
});

test('the next open message is one to translate, and if there is none, one to review', () => {
  expect(openMessages(page())).toEqual({ work: 'to translate', ids: ['home.c', 'home.b', 'common.menu'] });
  expect(['', 'home.c', 'home.a', 'common.menu'].map((id) => nextMessage(page(), id))).toEqual([
    'home.c',
    'home.b',
    'home.b',
    'home.c',
  ]);
  const reviewed = { 'home.b': 'reviewed', 'home.c': 'reviewed', 'common.menu': 'needs review' } as const;
  expect(nextMessage(page(reviewed), 'home.a')).toBe('common.menu');
  expect(nextMessage(page({ ...reviewed, 'common.menu': 'reviewed' }), 'home.a')).toBeUndefined();
});
