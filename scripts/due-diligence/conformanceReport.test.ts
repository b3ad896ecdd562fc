import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Conformance, conformance } from '../../src/content/conformance';
import { readSettings } from '../settings/settings';
import { conformanceReport } from './conformanceReport';

const titled = /\btest(?:\.describe)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Says why a proof is invalid; undefined if the file has a test or group with these words in its title. */
function problemOf(proof: string): string | undefined {
  const [file = '', words = ''] = proof.split(' › ');
  if (!existsSync(file))
    return `src/content/conformance.json: ${proof}: there is no such file; name the test that proves it now`;
  const titles = [...readFileSync(file, 'utf8').matchAll(titled)].map(([, , title = '']) => title);
  if (words !== '' && titles.some((title) => title.includes(words))) return undefined;
  return `src/content/conformance.json: ${proof}: no test has such a title; name the test that proves it now`;
}

test('every row of the accessibility statement is proved by tests that exist, or names the method of its check', () => {
  const rows = [...Object.values<Conformance>(conformance.A), ...Object.values<Conformance>(conformance.AA)];
  expect(rows.flatMap(({ proofs }) => proofs.flatMap((proof) => problemOf(proof) ?? []))).toEqual([]);
  expect(problemOf('e2e/nowhere.spec.ts › words')).toContain('no such file');
  expect(problemOf('e2e/navigation/header.spec.ts › no such title')).toContain('no test has such a title');
  const unproved = rows.filter(
    ({ proofs, remark }) => proofs.length === 0 && !/ by hand on |^There is |^Nothing is /.test(remark),
  );
  expect(unproved).toEqual([]);
});

test('it has the 31 criteria of A and the 24 of AA, and the published table has a row for each', () => {
  expect([Object.keys(conformance.A).length, Object.keys(conformance.AA).length]).toEqual([31, 24]);
  const report = conformanceReport(readSettings());
  expect(
    report.match(/^\| \[\d\.\d\.\d+ [^|]+ \| (?:Supports|Partially supports|Not applicable) \| [^|]+ \| [^|]*\|$/gm),
  ).toHaveLength(55);
  expect(report).toContain('(https://www.w3.org/TR/WCAG22/#error-prevention-legal-financial-data)');
});
