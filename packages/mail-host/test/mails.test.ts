import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { sampleReferral } from '@nine-blocks/email-payload/sampleReferral';
import { elementsOf } from '@nine-blocks/email-payload/testing/elementsOf';
import { jsonOf } from './requests';
import { headerNames, mailHeaders } from './headers';
import { expect, test } from './host';

test('a mail goes from the company to the company, and its answer to the visitor', async ({ host, smtp }) => {
  const answer = await host.send(samplePayload());
  expect(answer.status).toBe(200);
  const { id } = await jsonOf<{ id: string }>(answer);
  expect(answer.headers.get('x-request-id')).toBe(id);

  await host.emptied();
  expect(smtp.taken).toHaveLength(1);
  const [mail] = smtp.taken;
  expect(mail?.envelope).toEqual({ from: 'website@example.com', to: ['contact@example.com'] });
  expect(mail?.parsed).toMatchObject({
    from: { name: '', address: 'website@example.com' },
    to: [{ name: '', address: 'contact@example.com' }],
    replyTo: [{ name: 'Ada', address: 'ada@example.com' }],
    subject: 'Contact from Ada (ada@example.com)',
    text: 'Hello\n',
    html: '<div dir="auto" style="white-space: pre-wrap"><p>Hello</p></div>\n',
    attachments: [],
  });
  expect(headerNames(mail?.raw ?? '')).toEqual(mailHeaders);
  expect(mail?.raw).toContain(`X-Request-ID: ${id}\r\n`);
  expect(mail?.parsed.messageId).toBe(`<${id}@example.com>`);
});

test('an address with a domain of other letters is answered under its ASCII name', async ({ host, smtp }) => {
  const answer = await host.send(samplePayload({ fromEmail: 'ada@münchen.example' }));
  expect(answer.status).toBe(200);
  await host.emptied();
  const [mail] = smtp.taken;
  expect(mail?.envelope).toEqual({ from: 'website@example.com', to: ['contact@example.com'] });
  expect(mail?.parsed).toMatchObject({ replyTo: [{ name: 'Ada', address: 'ada@xn--mnchen-3ya.example' }] });
  expect(mail?.raw).toContain('Reply-To: Ada <ada@xn--mnchen-3ya.example>\r\n');
});

test('an address with invisible signs is kept and answered without them, and is the same lead', async ({
  host,
  smtp,
}) => {
  const ids: string[] = [];
  for (const fromEmail of [
    '\u200E\u00A0ada@exam\u00ADple.com\u200F',
    'ada@example.com',
    ' \u2066ada@example.com\u2069',
  ]) {
    ids.push((await jsonOf<{ id: string }>(host.send(samplePayload({ fromEmail })))).id);
  }
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  await host.emptied();
  expect(await host.outbox.show(ids[0] ?? '')).toMatchObject({ count: 3, payload: samplePayload() });
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]?.raw).toContain('Reply-To: Ada <ada@example.com>\r\n');
});

const names = [
  'Zoë Müller-Łęcki',
  'ليلى الأحمد',
  '林 美玲',
  'Ada 😀 "the" <first>, Countess; of: Lovelace',
  'O’Neil, Jr.',
];
const texts = [
  'Two lines\nand a third.\n\nWith a gap, "quotes" & <angles>.',
  'مرحبا، أريد موقعًا جديدًا.\nشكرا — Ada',
  '👩‍💻 builds 🏗️ for 日本',
  'if (a<b && c>d) { List<string> x; }\n\tindented  twice\n.\n..\nFrom here',
  `${'A long line without an end. '.repeat(370)}\n${'x'.repeat(3000)}`,
];

test('every script and length arrives as it was written', async ({ host, smtp }) => {
  for (const [index, content] of texts.entries()) {
    const fromName = names[index] ?? '';
    const subject = `Contact from ${fromName} (ada@example.com)${' é'.repeat(index * 60)}`;
    expect((await host.send(samplePayload({ fromName, subject, content }))).status).toBe(200);
    await host.emptied();
    const { parsed, raw } = smtp.taken[index] ?? {};
    expect(parsed).toMatchObject({ subject, replyTo: [{ name: fromName, address: 'ada@example.com' }] });
    expect(parsed?.text?.replace(/\n$/, '')).toBe(content);
    expect(elementsOf((parsed?.html ?? '').trim().replace(/^<div [^>]*>/, '<div>'))).toEqual([
      {
        tag: 'div',
        content: [
          {
            tag: 'p',
            content: content
              .split('\n')
              .flatMap((line, number) => [
                ...(number > 0 ? [{ tag: 'br', content: [] }] : []),
                ...(line ? [line] : []),
              ]),
          },
        ],
      },
    ]);
    // RFC 5321: a longer line may be cut on its way.
    expect(Math.max(...(raw ?? '').split('\r\n').map((line) => line.length))).toBeLessThan(998);
  }
});

test('a referral arrives with the headings and facts that the site made, and in plain text as the visitor could send it', async ({
  host,
  smtp,
}) => {
  const { content } = sampleReferral;
  expect((await host.send(samplePayload({ content, subject: 'New referral from Ada' }))).status).toBe(200);
  await host.emptied();
  const { html = '', text = '' } = smtp.taken[0]?.parsed ?? {};
  expect(elementsOf(html.trim().replace(/^<div [^>]*>/, '<div>'))).toEqual([
    { tag: 'div', content: elementsOf(content) },
  ]);
  expect(text.trimEnd()).toBe(sampleReferral.text);
});
