import { expect, test } from '@playwright/test';
import { inspectAllowed } from './inspectAllowed';

const file = 'locales/allowed.json';
const entry = '{ "locale": "es", "key": "home.lead", "rule": "quotes", "reason": "The customer writes it so." }';
const text = (dismissed: string) =>
  `{\n  "names": [],\n  "sameAsSource": {},\n  "dismissed": [\n${dismissed}\n  ]\n}\n`;

test('an exception is read with its line', () => {
  const { dismissals, problems } = inspectAllowed(text(`    ${entry}`), file);
  expect(problems).toEqual([]);
  expect(dismissals).toMatchObject([{ key: 'home.lead', file, line: 5 }]);
});

test('a file that is no JSON, or no such list, is told by line and allows nothing', () => {
  expect(inspectAllowed(text(`    ${entry},`), file)).toMatchObject({
    dismissals: [],
    problems: [
      {
        file,
        line: 5,
        reason: 'is not JSON: a comma stands behind the last entry',
        mend: 'remove the comma before the closing ]',
      },
    ],
  });
  const withoutReason = entry.replace('"reason": "The customer writes it so."', '"reason": "so"');
  expect(inspectAllowed(text(`    ${entry},\n    ${withoutReason}`), file)).toMatchObject({
    dismissals: [],
    problems: [{ file, line: 6, key: 'dismissed.1.reason' }],
  });
});
