import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../../../scripts/files/filesBelow';
import { localeOfPath, locales, sourceLocale } from '../../../src/i18n/locales';
import { routes } from '../../../src/paths';
import { exceptions, notExcused } from './exceptions';
import { markupLines } from './markup';

// Every language has the same markup.
for (const locale of locales) {
  const details = locale === sourceLocale ? {} : { tag: '@long' };
  test(`every prerendered file in ${locale} is valid, and no exception is left over`, details, async () => {
    const files = filesBelow('dist').filter((name) => name.endsWith('.html') && localeOfPath(`/${name}`) === locale);
    expect(files.length).toBeGreaterThan(routes.length);

    const lines: string[] = [];
    for (const file of files) {
      const found = await markupLines(readFileSync(`dist/${file}`, 'utf8'), 'file');
      lines.push(...found.map((line) => `${line} in ${file}`));
    }
    expect(notExcused(lines)).toEqual([]);
    const unused = exceptions.filter(
      ({ line, seenAt }) => seenAt === undefined && !lines.some((one) => line.test(one)),
    );
    expect(unused).toEqual([]);
  });
}
