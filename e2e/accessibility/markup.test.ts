import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { filesBelow } from '../../scripts/files/filesBelow';
import { localeOfPath, locales, sourceLocale } from '../../src/i18n/locales';
import { routes } from '../../src/paths';

/** React writes `srcSet`, `<br/>` and `checked=""`, and HTML parsers accept these spellings. */
const spelling = ['attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      ...Object.fromEntries(spelling.map((rule) => [rule, 'off'])),
      'no-inline-style': 'error',
      // Videos have names, which ARIA in HTML allows.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // HTML allows the ids of React, which start with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Scripts on the site's own host need no digest: an attacker there could change the digest, too.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Material UI writes the names of its own classes twice. The attribute is a set, so this changes nothing.
      'no-dup-class': 'off',
      // Safari announces a list without markers as a list only if it has the role.
      'prefer-native-element': ['error', { exclude: ['list'] }],
      'no-redundant-role': 'off',
    },
  }),
);

// Every language has the same markup.
for (const locale of locales) {
  const details = locale === sourceLocale ? {} : { tag: '@long' };
  test(`every prerendered file in ${locale} is valid`, details, async () => {
    const files = filesBelow('dist').filter((name) => name.endsWith('.html') && localeOfPath(`/${name}`) === locale);
    expect(files.length).toBeGreaterThan(routes.length);
    const faults: string[] = [];
    for (const file of files) {
      const { results } = await validator.validateString(readFileSync(`dist/${file}`, 'utf8'), file);
      for (const { messages } of results) {
        for (const { ruleId, message, line, column } of messages) {
          faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
