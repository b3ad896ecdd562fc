import { expect, test } from '@playwright/test';
import { findPhrase } from './phrases';
import { charactersPerSecond, spokenOf, type Utterance } from './speech';

const speak = (time: number, text: string): Utterance => ({ time, kind: 'speak', text, language: '' });
const stop = (time: number): Utterance => ({ time, kind: 'stop', text: '', language: '' });
const twoSeconds = 'a'.repeat(2 * charactersPerSecond);

test('utterances follow each other at the speed of speech', () => {
  const [first, second] = spokenOf([speak(10, twoSeconds), speak(10.1, twoSeconds)]);
  expect(first).toMatchObject({ ends: 12, part: 1 });
  expect(second).toMatchObject({ ends: 14, part: 1 });
});

test('a stop cuts off only utterances that have not ended', () => {
  const [first, second, third] = spokenOf([
    speak(10, twoSeconds),
    speak(10, twoSeconds),
    stop(13),
    speak(13.5, twoSeconds),
  ]);
  expect(first?.part).toBe(1);
  expect(second?.part).toBeCloseTo(0.5);
  expect(third).toMatchObject({ part: 1, ends: 15.5 });
  const [never] = spokenOf([speak(10, twoSeconds), stop(10)]);
  expect(never?.part).toBe(0);
});

test('a phrase may begin in one utterance and end in the next, and the search starts at a given place', () => {
  const spoken = spokenOf([speak(1, 'Email  entry'), speak(2, 'required.'), speak(3, 'Email')]);
  const found = findPhrase(spoken, 'entry required');
  expect(found?.in.map(({ time }) => time)).toEqual([1, 2]);
  expect(findPhrase(spoken, 'Email', found?.end)?.in.map(({ time }) => time)).toEqual([3]);
  expect(findPhrase(spoken, 'link')).toBeUndefined();
});

test('marks of direction and of line breaks are not heard', () => {
  expect(findPhrase(spokenOf([speak(1, '90\u200E%\u200E of\u00AD\u00A0them')]), '90% of them')).toBeDefined();
});
