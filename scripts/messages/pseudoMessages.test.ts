import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { expect, test } from '@playwright/test';
import { readCatalogs } from './catalogs';
import { pseudoCatalog, pseudoMessage } from './pseudoMessages';

const message = '{count, plural, one {<b>A case</b> of {name}} other {# cases}}';

const inPseudo = (locale: string) => printAST(pseudoMessage(locale, 'home.cases', parse(message)));

test('a pseudo-language changes the words alone', () => {
  expect(inPseudo('en-XA')).toBe('[{count,plural,one{<b>ÅÅ çååséé</b> ööf {name}} other{# çååséés}}]');
  expect(printAST(pseudoMessage('en-XA', 'home.share', parse('<i>At most</i> <b>{cap}</b>')))).toBe(
    '<i>ÅÅt mööst</i> <b>{cap}</b>',
  );
  expect(inPseudo('en-XB')).toBe('{count,plural,one{<b>ا كاسع</b> وف {name}} other{# كاسعس}}');
  expect(inPseudo('qqx')).toBe('(home.cases)');
  expect(printAST(pseudoMessage('qqx', 'home.by', parse('By {name}, {from}')))).toBe('(home.by: {name}, {from})');
});

test('accented words are about 40 % longer', () => {
  let [english, accented] = [0, 0];
  for (const catalog of readCatalogs('en').values()) {
    for (const text of catalog.texts.values()) english += text.length;
    for (const text of pseudoCatalog('en-XA', catalog).texts.values()) accented += text.length;
  }
  expect(accented / english).toBeGreaterThan(1.3);
  expect(accented / english).toBeLessThan(1.5);
});
