import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../../scripts/files/filesBelow';
import { routes } from '../../../src/routes';
import { type Exception, exceptions } from './exceptions';
import { sift } from './inspect';
import { markupVerdict } from './markup';

test('every prerendered file is valid, and no exception is left over', async () => {
  const files = filesBelow('dist').filter((name) => name.endsWith('.html'));
  expect(files.length).toBeGreaterThan(routes.length);

  const problems: string[] = [];
  const used = new Set<Exception>();
  for (const file of files) {
    const inspection = sift([await markupVerdict(readFileSync(`dist/${file}`, 'utf8'), 'html-validate (file)')]);
    problems.push(...inspection.problems.map((problem) => `${file}: ${problem}`));
    for (const exception of inspection.excused) used.add(exception);
  }
  expect(problems).toEqual([]);

  expect(exceptions.filter((exception) => exception.engine === 'html-validate (file)' && !used.has(exception))).toEqual(
    [],
  );
});
