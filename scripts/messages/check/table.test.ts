import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { brokenFiles } from './testing/brokenFiles';
import { formatjsFinds } from './testing/brokenMessage';
import { brokenMessages } from './testing/brokenMessages';

test('the table of what is caught in docs/translation-checks.md is complete', () => {
  const document = readFileSync('docs/translation-checks.md', 'utf8');
  const [caught = ''] = document.split('\n## ');
  const rows = caught
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, kind, rule, other]) => [kind, rule, other])).toEqual(
    [
      ...brokenFiles.map((file) => ({ ...file, finds: file.formatjsFinds })),
      ...brokenMessages.map((message) => ({ ...message, finds: formatjsFinds(message) })),
    ].map(({ name, rule, finds }) => [name, rule, finds ? 'yes' : 'no']),
  );
  const missed = rows.filter((cells) => cells[3] === 'no').length;
  expect(document).toContain(`${rows.length} kinds`);
  expect(document).toContain(`says nothing about ${missed} of them`);
});
