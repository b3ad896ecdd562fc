import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import PostalMime from 'postal-mime';
import { checkRequest } from '../src/checkRequest';
import { mailMessage } from '../src/mailMessage';
import { parseMailHostSettings } from '../src/settings';
import { headerNames, mailHeaders } from './headers';
import { expect, test } from './host';
import { rightEnvironment } from './rightEnvironment';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\r\nBcc: eve@example.com',
    '\nX-Spam: no\r\n\r\n<p>',
    '"<eve@example.com>, ',
    '=?utf-8?Q?=0D=0ABcc:_eve?=',
    '<h2>',
    '<dl><dt>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="x" style="background:url(x)">',
    '<a href="javascript:alert(1)">',
    '<svg><style><img/>',
    '<!-- <b> -->',
    '<![CDATA[<b>]]>',
    '</div></body>',
    '&lt;script&gt;',
    '&#60;b&#62;',
    'x'.repeat(900),
  ),
);
const hostileText = fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join(''));
const hostileContent = fc.oneof(
  hostileText,
  hostileText.map((text) => `<h2>${text}`),
);

const render = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** What is in HTML: elements with their attributes, and nothing for text. */
function markupOf(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if ('value' in node) return [];
    if (!('tagName' in node)) return [node.nodeName];
    const attributes = node.attrs.map(({ name, value }) => ` ${name}=${value}`).join('');
    return [`${node.tagName}${attributes}`, ...markupOf(node.childNodes)];
  });
}

/** Control characters and the marks that turn the text around them. */
const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A mail of one part alone tells its encoding, too. */
const possible = new Set<string>([...mailHeaders, 'Content-Transfer-Encoding']);

const allowed = new Set(['h2', 'dl', 'dt', 'dd', 'p', 'br']);

test('whatever a mail is made of, it has no header more, and its HTML no element but the builder’s', async () => {
  const payload = fc.record({
    fromName: hostileText,
    subject: hostileText,
    content: hostileContent,
    // The only text that is an address beforehand; the next test shows that nothing else passes.
    fromEmail: fc.emailAddress(),
  });
  await fc.assert(
    fc.asyncProperty(payload, async (changes) => {
      const { message } = await render.sendMail(mailMessage(samplePayload(changes), 'id'));
      const raw = Buffer.isBuffer(message) ? message.toString() : await text(message);
      const names = headerNames(raw);
      expect(names.filter((name, index) => !possible.has(name) || names.indexOf(name) !== index)).toEqual([]);
      const { html = '', headers, replyTo = [], subject = '' } = await PostalMime.parse(raw);
      expect([subject, ...replyTo.map(({ name }) => name)].join('')).not.toMatch(unprintable);
      expect(headers.filter(({ key }) => key === 'to').map(({ value }) => value)).toEqual(['contact@example.com']);
      const [outermost, ...inside] = markupOf(parseFragment(html.trim()).childNodes);
      expect(outermost).toBe('div dir=auto style=white-space: pre-wrap');
      expect(inside.filter((element) => !allowed.has(element))).toEqual([]);
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('whatever is sent, only a right payload to the company passes, with one line in each header', () => {
  const settings = parseMailHostSettings(rightEnvironment);
  const right = samplePayload();
  const value = fc.oneof(hostileText, fc.jsonValue(), fc.constant(undefined));
  const anyPayload = fc.record(
    { fromEmail: value, fromName: value, content: value, to: value, from: value, subject: value, other: value },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyPayload, (changes) => {
      const checked = checkRequest(JSON.parse(JSON.stringify({ ...right, ...changes })), settings);
      if ('refusal' in checked) return;
      const { content: _content, ...lines } = checked.payload;
      expect(Object.values(lines).join('')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(lines).toMatchObject({ to: 'contact@example.com', from: 'website@example.com' });
      expect(lines.fromEmail).toMatch(/^[^\s<>,;"]+@[^\s<>,;"]+$/);
    }),
    { numRuns: 400, endOnFailure: true },
  );
});
