import { expect, test } from '@playwright/test';
import { checkPayload } from '../src/checkPayload';
import { emailPayloadKeys } from '../src/emailPayload';
import { samplePayload } from '../src/samplePayload';

const control = 'holds a line break or another control character';
const noAddress = 'is not an e-mail address';
const lines = ['fromEmail', 'fromName', 'to', 'from', 'subject'] as const;
const controls = ['\n', '\r', '\r\nBcc: x@example.com', '\t', '\0', '\u0085', '\u2028', '\u007f'];

const wrong: readonly (readonly [value: unknown, reason: string])[] = [
  ...['text', null, [samplePayload()]].map((value) => [value, 'The body must be a JSON object'] as const),
  [{ ...samplePayload(), bcc: 'x@example.com' }, 'bcc is not a known field'],
  [JSON.parse(JSON.stringify(samplePayload()).replace('{', '{"__proto__":"x",')), '__proto__ is not a known field'],
  ...emailPayloadKeys.flatMap(
    (key) =>
      [
        [{ ...samplePayload(), [key]: undefined }, `${key} is missing`],
        [{ ...samplePayload(), [key]: 1 }, `${key} must be text`],
        [{ ...samplePayload(), [key]: null }, `${key} must be text`],
      ] as const,
  ),
  ...lines.flatMap((key) =>
    controls.map((text) => [samplePayload({ [key]: `a${text}b` }), `${key} ${control}`] as const),
  ),
  [samplePayload({ fromEmail: '\u200Eada@example.com\n' }), `fromEmail ${control}`],
  ...[
    '',
    '\u200E',
    'Ada <a@example.com>',
    `${'a'.repeat(250)}@b.de`,
    `${'a'.repeat(240)}@münchen.de`,
    `\u200E${'a'.repeat(243)}@example.com`,
  ].map((fromEmail) => [samplePayload({ fromEmail }), `fromEmail ${noAddress}`] as const),
];

test('a wrong payload is refused with the field and the reason', () => {
  for (const [value, reason] of wrong)
    expect(checkPayload(value), JSON.stringify(value)).toEqual({ ok: false, reason });
});

test('the payloads of the forms are accepted unchanged', () => {
  for (const changes of [
    {},
    { content: '<h2>Two</h2>\r\nlines\0' },
    { content: '', fromName: '', subject: '' },
    { fromEmail: 'ada@münchen.example' },
    { fromName: 'ليلى 😀 "the" <first>', subject: 'x'.repeat(20_000), fromEmail: 'Ada@EXAMPLE.com' },
  ]) {
    const payload = samplePayload(changes);
    expect(checkPayload(payload)).toEqual({ ok: true, value: payload });
  }
});

test('the visitor’s address is cleaned, everything else is unchanged', () => {
  const fromName = '\u2067ليلى\u2069 ';
  for (const [fromEmail, clean] of [
    [' Ada@EXAMPLE.com ', 'Ada@EXAMPLE.com'],
    ['\u200E\u00A0ada@exam\u00ADple.com\u200F', 'ada@example.com'],
    [`\u2066${'a'.repeat(242)}@example.com\u2069`, `${'a'.repeat(242)}@example.com`],
  ] as const) {
    const value = samplePayload({ fromName, fromEmail: clean });
    expect(checkPayload({ ...value, fromEmail })).toEqual({ ok: true, value });
  }
});
