import { parseSummary } from '@nine-blocks/email-payload/parseSummary';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { sampleReferral } from '@nine-blocks/email-payload/sampleReferral';
import { elementsOf } from '@nine-blocks/email-payload/testing/elementsOf';
import fc from 'fast-check';
import { mailBody } from '../src/mailBody';
import { expect, test } from './host';

/** What a reader sees of HTML: its texts, with its line breaks. */
function shownText(html: string): string {
  const [mail] = elementsOf(html.trim().replace(/^<div dir="auto" style="white-space: pre-wrap">/, '<div>'));
  const [paragraph, ...more] = typeof mail === 'object' ? mail.content : [];
  if (typeof paragraph !== 'object' || more.length > 0) throw new Error(`Not one paragraph: ${html}`);
  return paragraph.content.map((part) => (typeof part === 'string' ? part : '\n')).join('');
}

/** A text as a mail can carry it, said in another way than the code's: what cannot be carried is seen to have been there. */
function carried(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const unprintable = (code: number) =>
    (code < 32 && code !== 9) || (code >= 127 && code < 160) || (code >= 0xd800 && code < 0xe000);
  const line = (characters: string) =>
    Array.from(characters, (one) => (unprintable(one.codePointAt(0) ?? 0) ? '\uFFFD' : one));
  return lines.map((characters) => line(characters).join('')).join('\n');
}

const pieces = [
  '<h2>',
  '</h2>',
  '<dl><dt>',
  '</dt><dd>',
  '</dd></dl>',
  '<p>',
  '</p>',
  '<br>',
  '<!-- a comment -->',
  '<![CDATA[data]]>',
  '<a href="https://example.com/?a=b&c">',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '</div></body>',
  '<textarea><title>',
  '<?xml?>',
  '&lt;',
  '&#60;',
  '&amp;amp;',
  '\r\n',
  '\n.\n',
  '\t',
  '  ',
  '\0',
  '\u000B',
  '\u001B[31m',
  '\u0085',
  '\u2028',
  '\u202E',
  '\uD83D',
  '\uDE00',
  '😀',
  'ليلى',
  'From here ',
  '=3D=',
  'x'.repeat(1200),
];
const part = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 30 }));
const anyText = fc
  .tuple(fc.constantFrom('', '<h2>', sampleReferral.content, '<!doctype html>'), fc.array(part, { maxLength: 12 }))
  .map(([start, parts]) => start + parts.join(''))
  .filter((text) => parseSummary(text) === undefined);

test('both versions of a mail hold every character, whatever was typed', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const { text, html } = mailBody(typed);
      expect(text).toBe(carried(typed));
      expect(shownText(html)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test('and they still do when an SMTP server has taken it', async ({ host, smtp }) => {
  // A mark at the beginning of a text is the encoding's to mail programs.
  const sendable = anyText.filter((text) => text !== '' && !text.startsWith('\uFEFF'));
  // A line break at the end is taken for the mail's own by what reads it.
  for (const [index, typed] of fc
    .sample(
      sendable.map((text) => `${text}.`),
      40,
    )
    .entries()) {
    expect((await host.send(samplePayload({ content: typed, subject: `Mail ${index}` }))).status).toBe(200);
    await expect.poll(() => smtp.taken.length).toBe(index + 1);
    const { text = '', html = '' } = smtp.taken[index]?.parsed ?? {};
    expect(text.replace(/\n$/, '')).toBe(carried(typed));
    expect(shownText(html)).toBe(carried(typed));
  }
});

test('what a visitor types is a text, even where it begins as a referral does', () => {
  for (const typed of [
    'a < b',
    '<h2>Hi</h2> <!-- secret -->',
    '<h2>A<a href="x">b</a>',
    '<h2><![CDATA[x]]>',
    '  in\n\tdents ',
  ]) {
    expect(mailBody(typed).text).toBe(typed);
    expect(shownText(mailBody(typed).html)).toBe(typed);
  }
});
