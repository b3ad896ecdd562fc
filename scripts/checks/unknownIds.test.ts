import { expect } from '@playwright/test';
import { featuredCaseStudies } from '../../src/content/caseStudies';
import { services } from '../../src/content/services';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { test } from '../files/testing/projectCopy';

const [service] = serviceSlugs;
const { head } = services[service];

/** A file, a name in it, the wrong name in its place, and the report. */
const mistakes = [
  [
    `services/${service}.ts`,
    `head: '${head}'`,
    "head: 'nobody'",
    `services/${service}.ts: head: "nobody": is nobody of the team`,
  ],
  [
    'caseStudies.ts',
    `= ['${featuredCaseStudies[0]}'`,
    "= ['x'",
    'caseStudies.ts: featuredCaseStudies: "x": is the id of no case study',
  ],
  ['serviceSlugs.ts', `[\n  '${service}'`, "[\n  'magic'", 'services.ts: "magic": is missing'],
] as const;

for (const [command, details] of [
  ['scripts/content/checkRecords.ts', {}],
  // These read the same records.
  ['scripts/locales.ts check --locale en', { tag: '@long' }],
  ['scripts/build.ts', { tag: '@long' }],
] as const) {
  test(`${command} reports an id without a target by file and key, never by a stack`, details, async ({ copy }) => {
    for (const [file, name, wrong] of mistakes) {
      const path = `src/content/${file}`;
      const right = copy.read(path);
      copy.write(path, right.replace(name, wrong));
      expect(copy.read(path), name).not.toBe(right);
    }
    const { code, output } = await copy.run(...(command.split(' ') as [string]));
    for (const [, , , report] of mistakes) expect.soft(output).toContain(`src/content/${report}`);
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
  });
}
