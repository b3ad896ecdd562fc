import { text } from 'node:stream/consumers';
import { parseSummary } from '@nine-blocks/email-payload/parseSummary';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { sampleReferral } from '@nine-blocks/email-payload/sampleReferral';
import { elementsOf } from '@nine-blocks/email-payload/testing/elementsOf';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { mailMessage } from '../src/delivery/mailDelivery';
import { mailBody } from '../src/mailBody';
import { expect, test } from './host';
import { anyText, names, texts } from './texts';

/** What a reader sees of HTML: its texts, with its line breaks. Throws on anything but one paragraph of text. */
function shownText(html: string): string {
  const [mail] = elementsOf(html.trim().replace(/^<div dir="auto" style="white-space: pre-wrap">/, '<div>'));
  const [paragraph, ...more] = typeof mail === 'object' ? mail.content : [];
  if (typeof paragraph !== 'object' || more.length > 0) throw new Error(`Not one paragraph: ${html}`);
  return paragraph.content.map((part) => (typeof part === 'string' ? part : '\n')).join('');
}

/** A text as a mail can carry it, by other means than the code's: a sign takes the place of what it cannot carry. */
function carried(typed: string): string {
  const lines = typed.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const unprintable = (code: number) =>
    (code < 32 && code !== 9) || (code >= 127 && code < 160) || (code >= 0xd800 && code < 0xe000);
  const line = (characters: string) =>
    Array.from(characters, (one) => (unprintable(one.codePointAt(0) ?? 0) ? '\uFFFD' : one));
  return lines.map((characters) => line(characters).join('')).join('\n');
}

const contents = fc
  .tuple(fc.constantFrom('', '<h2>', sampleReferral.content, '<!doctype html>'), anyText)
  .map(([start, typed]) => start + typed)
  .filter((typed) => parseSummary(typed) === undefined);

test('both versions of a mail hold every character of any text', () => {
  fc.assert(
    fc.property(contents, (typed) => {
      const { text: plain, html } = mailBody(typed);
      expect(plain).toBe(carried(typed));
      expect(shownText(html)).toBe(plain);
    }),
    { numRuns: 500 },
  );
});

test('every script and length arrives as it was written', async ({ host, smtp }) => {
  // A mark at the beginning of a text is the encoding's to mail programs; a line break at its end is the mail's own.
  const sendable = contents.filter((typed) => !typed.startsWith('\uFEFF')).map((typed) => `${typed}.`);
  const sent = [...texts, ...fc.sample(sendable, 25)].map((content, index) => {
    const fromName = names[index] ?? 'Ada';
    const subject = `Mail ${index} from ${fromName}${' é'.repeat((index % 5) * 60)}`;
    return samplePayload({ fromName, subject, content });
  });
  for (const payload of sent) expect((await host.send(payload)).status).toBe(200);
  await host.emptied();
  for (const { subject, fromName, content } of sent) {
    const { parsed, raw = '' } = smtp.taken.find((mail) => mail.parsed.subject === subject) ?? {};
    expect(parsed).toMatchObject({ subject, replyTo: [{ name: fromName, address: 'ada@example.com' }] });
    expect(parsed?.text?.replace(/\n$/, '')).toBe(carried(content));
    expect(shownText(parsed?.html ?? '')).toBe(carried(content));
    // RFC 5321: a longer line may be cut on its way.
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  }
});

const render = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The names of a mail's headers; a line that is no header, and continues none, is listed whole. */
function headerNames(raw: string): string[] {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split(/[\r\n]+/);
  return lines.map((line) => /^([\w-]+): /.exec(line)?.[1] ?? line);
}

/** A mail of one part also names its encoding. */
const possible = new Set(
  'X-Request-ID Auto-Submitted From To Reply-To Subject Message-ID Date MIME-Version Content-Type Content-Transfer-Encoding'.split(
    ' ',
  ),
);

/** Control characters and the marks that turn the text around them. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

test('a mail of any texts has no further header, and each header is one printable line', async () => {
  const changes = fc.record({ fromName: anyText, subject: anyText, content: contents, fromEmail: fc.emailAddress() });
  await fc.assert(
    fc.asyncProperty(changes, async (payload) => {
      const { message } = await render.sendMail(mailMessage(samplePayload(payload), 'id'));
      const raw = Buffer.isBuffer(message) ? message.toString() : await text(message);
      const found = headerNames(raw);
      expect(found.filter((name, index) => !possible.has(name) || found.indexOf(name) !== index)).toEqual([]);
      const { headers, replyTo = [], subject = '' } = await PostalMime.parse(raw);
      expect([subject, ...replyTo.map(({ name }) => name)].join('')).not.toMatch(unprintable);
      expect(headers.filter(({ key }) => key === 'to').map(({ value }) => value)).toEqual(['contact@example.com']);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});
