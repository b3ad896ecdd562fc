import { sourceLocale } from '../catalogs/catalog';
import { inspectCatalogs } from '../catalogs/readCatalogs';
import { expect, test } from '../testing/sample';
import { checkLanguage } from './checkLanguage';
import { report } from './report';

test('a missing message is no error, errors come last, and a report can be limited to one page', ({ site }) => {
  const { project, writeHome } = site;
  writeHome('en', { 'home.a': 'One', 'home.b': 'Two', 'home.c': 'Three', 'home.d': 'Four', 'home.e': 'Five' });
  writeHome('es', { 'home.a': 'Uno {name}' });
  const source = inspectCatalogs(sourceLocale, project.folder).catalogs;
  const checked = new Map([['es', checkLanguage(project, 'es', inspectCatalogs('es', project.folder), source)]]);
  expect(report(checked, [])).toEqual({
    errors: 2,
    lines: [
      'es: 4 messages: is not translated yet, the first is home.b. Fix: --page lists those of a page.',
      expect.stringContaining('home.json:2: home.a: has {name}, which the source does not have'),
      expect.stringContaining('es.jsonl:1: does not match the catalogs: 1 new or changed, 0 gone'),
      'Errors in es: 2.',
    ],
  });
  const { lines, errors } = report(checked, [], ['home']);
  expect(lines.slice(0, 4).map((line) => line.replace(/^.*home\.json:2: (.*?)\. Fix.*/, '$1'))).toEqual(
    ['b', 'c', 'd', 'e'].map((key) => `home.${key}: is not translated yet`),
  );
  expect(errors).toBe(1);
});
