import { expect } from '@playwright/test';
import { caseStudySlugs, featuredCaseStudies, tagsOf } from '../../src/content/caseStudies';
import { heroTechnologies } from '../../src/content/technologies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { services } from '../../src/content/services';
import { test } from '../files/testing/projectCopy';

const [service] = serviceSlugs;
const [study] = caseStudySlugs;
const {
  head,
  picks: [pick],
} = services[service];
const [tag = ''] = tagsOf(study ?? 'sostena');

/** What is written in place of a name, in which file, and what is then told. */
const mistakes = [
  ['services.ts', `head: '${head}'`, "head: 'nobody'", `services.ts: ${service}.head: "nobody": is nobody of the team`],
  [
    'caseStudies.ts',
    `= ['${featuredCaseStudies[0]}'`,
    "= ['nothing'",
    'caseStudies.ts: featuredCaseStudies: "nothing": is the id',
  ],
  [
    'services.ts',
    `picks: ['${pick}'`,
    "picks: ['nothing'",
    `services.ts: ${service}.picks: "nothing": is the id of no`,
  ],
  ['caseStudies.ts', `tags: ['${tag}'`, "tags: ['circus'", `caseStudies.ts: ${study}.tags: "circus": is no tag`],
  [
    'technologies.ts',
    `[\n  '${heroTechnologies[0]}'`,
    "[\n  'abacus'",
    'technologies.ts: heroTechnologies: "abacus": is no technology',
  ],
  [
    'serviceSlugs.ts',
    `[\n  '${service}'`,
    "[\n  'magic'",
    'services.ts: "magic": is missing, yet src/content/serviceSlugs.ts has it',
  ],
] as const;

test('an id that leads nowhere is told by file and key, by every command, and never as a stack', async ({ copy }) => {
  test.slow();
  for (const [file, name, wrong] of mistakes) {
    const path = `src/content/${file}`;
    const right = copy.read(path);
    copy.write(path, right.replace(name, wrong));
    expect(copy.read(path), name).not.toBe(right);
  }
  for (const program of ['scripts/checks/checkRecords.ts', 'scripts/messages/checkLocales.ts', 'scripts/build.ts']) {
    const { code, output } = await copy.run(program);
    for (const [, , , told] of mistakes) expect.soft(output, program).toContain(`src/content/${told}`);
    expect(output, program).not.toMatch(/^ {4}at /m);
    expect(code, program).toBe(1);
  }
});
