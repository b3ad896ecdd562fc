import fc from 'fast-check';

/** Names of visitors that tempt a mail's headers. */
export const names = [
  'Zoë Müller-Łęcki',
  'ليلى الأحمد',
  '林 美玲',
  'Ada 😀 "the" <first>, Countess; of: Lovelace',
  'O’Neil, Jr.',
];

/** Texts that visitors may well write. */
export const texts = [
  'Two lines\nand a third.\n\nWith a gap, "quotes" & <angles>.',
  'مرحبا، أريد موقعًا جديدًا.\nشكرا — Ada',
  '👩‍💻 builds 🏗️ for 日本',
  'if (a<b && c>d) { List<string> x; }\n\tindented  twice\n.\n..\nFrom here',
  `${'A long line without an end. '.repeat(370)}\n${'x'.repeat(3000)}`,
  '<h2>Hi</h2> <!-- secret --> a < b',
  '<h2>A<a href="x">b</a>',
];

const pieces = [
  '<h2>',
  '</h2><p>',
  '<dl><dt>',
  '</dt><dd>',
  '</dd></dl>',
  '<br>',
  '<!-- a comment -->',
  '<![CDATA[data]]>',
  '<a href="javascript:alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<svg><style><img/>',
  '</div></body><textarea><title>',
  '<?xml?>',
  '&lt;&#60;&amp;amp;',
  '\r\nBcc: eve@example.com',
  '\nX-Spam: no\r\n\r\n<p>',
  '"<eve@example.com>, ',
  '=?utf-8?Q?=0D=0ABcc:_eve?=',
  '\n.\n',
  '\t  ',
  '\0\u000B\u001B[31m',
  '\u0085\u2028\u202E',
  '\uD83D',
  '\uDE00',
  '😀ليلى',
  'From here =3D=',
  'x'.repeat(1200),
];

/** Any text, with a liking for markup, headers of mails and control characters. */
export const anyText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 30 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
