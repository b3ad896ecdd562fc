import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { sampleReferral } from '@nine-blocks/email-payload/sampleReferral';
import { elementsOf } from '@nine-blocks/email-payload/testing/elementsOf';
import { jsonOf } from './requests';
import { expect, test } from './host';

test('a mail goes from the company to the company, and a reply goes to the visitor', async ({ host, smtp }) => {
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
  expect(mail?.raw).toContain(`X-Request-ID: ${id}\r\n`);
  expect(mail?.raw).toContain('Auto-Submitted: auto-generated\r\n');
  expect(mail?.parsed.messageId).toBe(`<${id}@example.com>`);
});

test('replies go to the ASCII name of an address, and invisible characters do not make another lead', async ({
  host,
  smtp,
}) => {
  const fromEmails = [
    '\u200E\u00A0ada@mün\u00ADchen.example\u200F',
    'ada@münchen.example',
    ' \u2066ada@münchen.example\u2069',
  ];
  const ids: string[] = [];
  for (const fromEmail of fromEmails) {
    ids.push((await jsonOf<{ id: string }>(host.send(samplePayload({ fromEmail })))).id);
  }
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  await host.emptied();
  const payload = samplePayload({ fromEmail: 'ada@münchen.example' });
  expect(await host.outbox.show(ids[0] ?? '')).toMatchObject({ count: 3, payload });
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]?.envelope).toEqual({ from: 'website@example.com', to: ['contact@example.com'] });
  expect(smtp.taken[0]?.raw).toContain('Reply-To: Ada <ada@xn--mnchen-3ya.example>\r\n');
});

test('a referral arrives with its headings and facts, and as plain text', async ({ host, smtp }) => {
  const { content } = sampleReferral;
  expect((await host.send(samplePayload({ content, subject: 'New referral from Ada' }))).status).toBe(200);
  await host.emptied();
  const { html = '', text = '' } = smtp.taken[0]?.parsed ?? {};
  expect(elementsOf(html.trim().replace(/^<div [^>]*>/, '<div>'))).toEqual([
    { tag: 'div', content: elementsOf(content) },
  ]);
  expect(text.trimEnd()).toBe(sampleReferral.text);
});

test('a name of any length arrives complete, split at the limit of a line', async ({ host, smtp }) => {
  const fromName = 'x'.repeat(20_000);
  expect((await host.send(samplePayload({ fromName, subject: `Contact from ${fromName}` }))).status).toBe(200);
  await host.emptied();
  const { parsed, raw = '' } = smtp.taken[0] ?? {};
  expect(parsed?.replyTo?.[0]?.name?.replaceAll(' ', '')).toBe(fromName);
  expect(parsed?.subject?.replaceAll(/(?<=x) /g, '')).toBe(`Contact from ${fromName}`);
  // Servers may cut a longer line (RFC 5321).
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
});
