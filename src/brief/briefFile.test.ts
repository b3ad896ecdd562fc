import { company } from '../content/company';
import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { createIntl } from 'react-intl';
import { messagesIn } from '../../scripts/messages/testing/messagesIn';
import { formatTag, type Locale, locales } from '../i18n/locales';
import { readBrief, writeBrief } from './briefFile';
import { briefWords } from './briefWords';
import { type Answers, fieldsOf, isAnswered, noAnswers, type Question, questions, tidy } from './questions';

const wordsIn = (locale: Locale) => briefWords(messagesIn(locale), createIntl({ locale: formatTag(locale) }));
const words = wordsIn('en');
const everyWords = locales.map(wordsIn);

/** Lines with a meaning in a brief's file, or in Markdown. */
const line = fc.oneof(
  fc.constantFrom(
    '# A title',
    '## 2. Who?',
    '\\## 2.',
    '   # x',
    '\\\\#',
    '## ',
    '- [x] a',
    '- ? b',
    '```',
    '',
    ' ',
    '===',
    '\r',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'));
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any possible value of a question's field. */
function valueOf(question: Question): fc.Arbitrary<string> {
  if (question.kind === 'text') return text;
  if (question.kind === 'choice') return fc.constantFrom('', ...question.options.map(({ value }) => value));
  if (question.kind === 'dates') return fc.oneof(fc.constant(''), day);
  return fc.constantFrom('', '1', '2', '3', '4', '5');
}

const answers = fc.record(
  Object.fromEntries(questions.flatMap((question) => fieldsOf(question).map((field) => [field, valueOf(question)]))),
) as fc.Arbitrary<Answers>;

const tidied = (values: Answers) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, tidy(value)]));

test('reading a written brief returns the same answers, in any language', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...everyWords), fc.constantFrom('\n', '\r\n'), (values, used, lineEnd) => {
      fc.pre(questions.some((question) => isAnswered(question, values)));
      const file = writeBrief(values, used).replaceAll('\n', lineEnd);
      expect(readBrief(file)).toEqual({ answers: tidied(values) });
    }),
  );
});

test('a brief reads as a document', () => {
  const file = writeBrief(
    { ...noAnswers, problem: 'Shelves.\n# 1', end: '2027-03-01', budget: 'b', price: '5' },
    words,
  );
  expect(file.split('\n## ')).toEqual([
    `# Project brief for ${company.name}\n`,
    '1. What problem should the software solve?\n\nShelves.\n\\# 1\n',
    '5. When should the work start and end?\n\n- ? Earliest start\n- 2027-03-01 Needed by\n',
    [
      '6. In what range is the budget?\n',
      '- [ ] Less than $25,000',
      '- [x] $25,000 to $50,000',
      '- [ ] $50,000 to $100,000',
      '- [ ] $100,000 to $250,000',
      '- [ ] More than $250,000',
      '- [ ] Not known yet\n',
    ].join('\n'),
    expect.stringMatching(/^8\. What counts most in your choice\?\n\n- 5\/5 Price\n- 0\/5 Schedule\n/),
  ]);
});

test('any other text is refused, and the problem names the answer', () => {
  const brief = writeBrief({ ...noAnswers, problem: 'A', start: '2027-03-01', budget: 'a', price: '1' }, words);
  const changed = (from: string, to: string) => readBrief(brief.replace(from, to));
  expect(changed('', '')).toHaveProperty('answers');
  for (const other of [
    '',
    ' ',
    '# Notes',
    '# Notes\n\nA text.',
    '## 1. What?',
    '{"answers":{}}',
    '\0\u{1F4A9}',
    '# A\n\n## Later\n\nB',
  ]) {
    expect(readBrief(other)).toEqual({ problem: 'notBrief' });
  }
  expect(readBrief(`Before.\n${brief}`)).toEqual({ problem: 'notBrief' });
  expect(changed('## 5.', '## 77.')).toEqual({ problem: 'notBrief' });
  expect(changed('## 5.', '## 1.')).toMatchObject({ problem: 'answer', number: 1 });
  expect(changed('2027-03-01', '2027-13-01')).toMatchObject({ problem: 'answer', number: 5 });
  expect(changed('- [ ] Not known yet', '- [x] Not known yet')).toMatchObject({ problem: 'answer', number: 6 });
  expect(changed('- [ ] Not known yet', 'Not known yet')).toMatchObject({ problem: 'answer', number: 6 });
  expect(changed('1/5', '9/5')).toMatchObject({ problem: 'answer', number: 8 });
});
