import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { markup } from '../src/markup';
import { singleLine } from '../src/singleLine';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('a header text is one line without control characters, and a second call does not change it', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyText, fc.constantFrom('\r\n', '\u2028', '\u202E', '\0', '  '))), (parts) => {
      const line = singleLine(parts.join(''));
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|^ | $| {2}/u);
      expect(singleLine(line)).toBe(line);
    }),
  );
  expect(singleLine(' Ada\r\nBcc: eve@example.com ')).toBe('Ada Bcc: eve@example.com');
});

test('every text in a template is escaped, and only markup stays markup', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { text: html } = markup`<p>${text}</p>`;
      expect(html.slice(3, -4)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
  expect(markup`<p>${['a & b', markup`<br>`, '<script>']}</p>`.text).toBe('<p>a &amp; b<br>&lt;script&gt;</p>');
});
