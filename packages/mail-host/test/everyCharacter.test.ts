import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { sampleReferral } from '@nine-blocks/email-payload/sampleReferral';
import { elementsOf } from '@nine-blocks/email-payload/testing/elementsOf';
import { expect, test } from './host';

/** Names of visitors that could break the headers of a mail. */
const names = [
  'Zoë Müller-Łęcki',
  'ليلى الأحمد',
  '林 美玲',
  'Ada 😀 "the" <first>, Countess; of: Lovelace',
  '"<eve@example.com>, Eve',
  '=?utf-8?Q?=0D=0ABcc:_eve@example.com?=',
];

/** Usual texts of visitors, and texts that look like the syntax of mails. */
const texts = [
  'Two lines\nand a third.\n\nWith a gap, "quotes" & <angles>.',
  'مرحبا، أريد موقعًا جديدًا.\nشكرا — Ada',
  '👩‍💻 builds 🏗️ for 日本',
  'if (a<b && c>d) { List<string> x; }\n\tindented  twice\n.\n..\nFrom here =3D=',
  `${'A long line without an end. '.repeat(370)}\n${'x'.repeat(3000)}`,
  '<!doctype html><h2>A<a href="javascript:alert(1)">b</a> <!-- secret --> &lt;&amp;amp; <svg><style>',
  `${sampleReferral.content}<img src=x onerror=alert(1)>`,
  'X\nBcc: eve@example.com\n\n<p>',
];

/** The visible text of HTML, with its line breaks. Throws unless the HTML is one paragraph of text. */
function shownText(html: string): string {
  const [mail] = elementsOf(html.trim().replace(/^<div dir="auto" style="white-space: pre-wrap">/, '<div>'));
  const [paragraph, ...more] = typeof mail === 'object' ? mail.content : [];
  if (typeof paragraph !== 'object' || more.length > 0) throw new Error(`Not one paragraph: ${html}`);
  return paragraph.content.map((part) => (typeof part === 'string' ? part : '\n')).join('');
}

test('text of any script and length arrives unchanged in both versions, and no text becomes a header', async ({
  host,
  smtp,
}) => {
  for (const [index, content] of texts.entries()) {
    const fromName = names[index % names.length] ?? '';
    const subject = `Mail ${index} from ${fromName}${' é'.repeat(index * 40)}`;
    expect((await host.send(samplePayload({ fromName, subject, content }))).status).toBe(200);
    await host.emptied();
    const { envelope, parsed, raw = '' } = smtp.taken[index] ?? {};
    expect(envelope?.to).toEqual(['contact@example.com']);
    // An encoded word is split, so that no mail program decodes it.
    const [subjectShown, nameShown] = [subject, fromName].map((shown) => shown.replaceAll('=?', '= ?'));
    expect(parsed).toMatchObject({ subject: subjectShown, replyTo: [{ name: nameShown, address: 'ada@example.com' }] });
    expect(parsed?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed?.text?.replace(/\n$/, '')).toBe(content);
    expect(shownText(parsed?.html ?? '')).toBe(content);
    // Servers may cut a longer line (RFC 5321).
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998);
  }
});

test('characters that a mail cannot contain are replaced', async ({ host, smtp }) => {
  await host.send(samplePayload({ content: 'a\0b\u000Bc\u001Bd\r\ne\rf\u0085g\u2028h\uD83D' }));
  await host.emptied();
  const shown = 'a\uFFFDb\uFFFDc\uFFFDd\ne\nf\ng\nh\uFFFD';
  expect(smtp.taken[0]?.parsed.text?.trimEnd()).toBe(shown);
  expect(shownText(smtp.taken[0]?.parsed.html ?? '')).toBe(shown);
});
