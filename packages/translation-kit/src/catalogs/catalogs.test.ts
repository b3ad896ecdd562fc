import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '../testing/sample';
import { keyPrefix } from './catalog';
import { pseudoMessage } from './pseudoMessages';
import { parseCatalog, readCatalogs } from './readCatalogs';
import { writeText } from '../edit/writeText';

test('the names of files and the beginnings of keys agree', () => {
  expect(['about-us', 'common', 'case-studies', 'case-studies/pet-parker', 'services/ai'].map(keyPrefix)).toEqual([
    'aboutUs.',
    'common.',
    'caseStudies.',
    'caseStudy.pet-parker.',
    'service.ai.',
  ]);
});

test('all faults of all files are reported in one error', ({ site }) => {
  const { project, write } = site;
  write('locales/en/about-us.json', '{ "aboutUs.title": { "defaultMessage": "{", "description": "A title." } }');
  write('locales/en/services/ai.json', '{ "service.devops.title": { "defaultMessage": "A", "description": "B" } }');
  expect(() => readCatalogs('en', project.folder)).toThrow(
    /^The catalogs cannot be used:\n.*\/en\/about-us\.json:1: aboutUs\.title: is not a valid message: .*\n.*\/en\/services\/ai\.json:1: service\.devops\.title: does not start with "service\.ai\."/,
  );
  for (const json of ['[]', 'null'])
    expect(() => parseCatalog(json, 'home', 'en')).toThrow('is not an object of messages');
});

test('a pseudo-language changes only the words, and makes them about 40 % longer', () => {
  const message = '{count, plural, one {<b>A case</b> of {name}} other {# cases}}';
  const inPseudo = (locale: string, key: string, text: string) => printAST(pseudoMessage(locale, key, parse(text)));
  expect(inPseudo('en-XA', 'home.cases', message)).toBe(
    '[{count,plural,one{<b>ÅÅ çååséé</b> ööf {name}} other{# çååséés}}]',
  );
  expect(inPseudo('en-XA', 'home.share', '<i>At most</i> <b>{cap}</b>')).toBe('<i>ÅÅt mööst</i> <b>{cap}</b>');
  expect(inPseudo('en-XB', 'home.cases', message)).toBe('{count,plural,one{<b>ا كاسع</b> وف {name}} other{# كاسعس}}');
  expect(inPseudo('qqx', 'home.cases', message)).toBe('(home.cases)');
  expect(inPseudo('qqx', 'home.by', 'By {name}, {from}')).toBe('(home.by: {name}, {from})');
  const english =
    'We design and build web and mobile products with senior engineers, in your time zone and at a fair price.';
  const longer = inPseudo('en-XA', 'home.lead', english).length / english.length;
  expect(longer).toBeGreaterThan(1.3);
  expect(longer).toBeLessThan(1.5);
});

test('writing a text changes no other byte, and a new text is added in the order of the keys', () => {
  const json =
    '{\n  "home.a": {\n    "defaultMessage": "Uno \\u200e"\n  },\n  "home.c": { "defaultMessage": "Tres" }\n}\n';
  expect(writeText(json, 'home.c', '«Tres»')).toBe(json.replace('Tres', '«Tres»'));
  expect(writeText(json, 'home.b', 'Dos')).toBe(
    json.replace('  "home.c"', '  "home.b": {\n    "defaultMessage": "Dos"\n  },\n  "home.c"'),
  );
  expect(JSON.parse(writeText('{}\n', 'home.a', 'Uno'))).toEqual({ 'home.a': { defaultMessage: 'Uno' } });
});
