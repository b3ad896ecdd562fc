import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { parseSummary } from '../src/parseSummary';
import { sampleReferral } from '../src/sampleReferral';
import { singleLine } from '../src/singleLine';
import { summaryHtml } from '../src/summaryHtml';
import { summaryText } from '../src/summaryText';

const anyLine = fc
  .oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...Array.from(`<>&"';/#39lgtamp `)) }))
  .map(singleLine);
const filledLine = anyLine.filter((line) => line !== '');
const anySummary = fc.record({
  heading: filledLine,
  contact: fc.array(fc.tuple(filledLine, filledLine), { minLength: 1, maxLength: 4 }),
  texts: fc.array(
    fc.record({
      heading: filledLine,
      lines: fc.tuple(filledLine, fc.array(anyLine)).map(([first, more]) => [first, ...more]),
    }),
    { maxLength: 2 },
  ),
});

test('a summary with any texts is parsed from its own HTML', () => {
  fc.assert(fc.property(anySummary, (summary) => expect(parseSummary(summaryHtml(summary))).toEqual(summary)));
  const summary = parseSummary(sampleReferral.content);
  expect(summary && summaryText(summary)).toBe(sampleReferral.text);
});

test('HTML with one added or changed character of markup is not a summary', () => {
  const change = fc.record({
    at: fc.nat(),
    removed: fc.constantFrom(0, 1),
    added: fc.constantFrom('<', '>', '\n', '\0', '\u2028'),
  });
  fc.assert(
    fc.property(anySummary, change, (summary, { at, removed, added }) => {
      const html = summaryHtml(summary);
      const place = at % html.length;
      const changed = html.slice(0, place) + added + html.slice(place + removed);
      if (changed !== html) expect(parseSummary(changed)).toBeUndefined();
    }),
  );
});

test('a text that only looks like a summary is not a summary', () => {
  const { content } = sampleReferral;
  const changes = [
    ['<dl>', '<dl class="x">'],
    ['&#39;', '&apos;'],
    ['Charles', '<![CDATA[Charles]]>'],
    ['Charles', '<a href="https://example.com">Charles</a>'],
    ['Charles', 'Charles\u202E'],
  ] as const;
  const others = ['', '<h2>Hello</h2>', '<h2>Hello</h2><dl></dl>', `${content}<!-- more -->`, `${content}<p>More</p>`];
  for (const text of [...others, ...changes.map(([from, to]) => content.replace(from, to))])
    expect(parseSummary(text), text).toBeUndefined();
});

test('a long text is parsed in less than two seconds', () => {
  const started = performance.now();
  for (const part of ['<h2>', '<dt>a</dt><dd>b</dd>', '<br>', '<h2>a</h2><p>b</p>', 'a', '<'])
    expect(
      parseSummary(`<h2>a</h2><dl><dt>a</dt><dd>b</dd></dl>${part.repeat(65_536 / part.length)}<`),
    ).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(2000);
});
