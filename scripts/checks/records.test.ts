import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteRecords, unpaired } from './records';
import { neededMedia } from './media';
import { mediaProblems } from './missingMedia';
import { formerHeads, referenceProblems } from './references';

const [[slug, study] = neverEmpty()] = Object.entries(siteRecords.caseStudies);
const [[service, record] = neverEmpty()] = Object.entries(siteRecords.services);
const [person = neverEmpty()] = siteRecords.team;

function neverEmpty(): never {
  throw new Error('A list of records is empty');
}

const ofService = (change: object) => ({ services: { ...siteRecords.services, [service]: { ...record, ...change } } });
const ofStudy = (change: object) => ({ caseStudies: { ...siteRecords.caseStudies, [slug]: { ...study, ...change } } });
const featureWork = { kind: 'featureWork', id: 'work', items: [{ id: 'nobody', video: 'x' }] };
const quote = { kind: 'quote', id: 'quote', origin: 'sample', portrait: 'nobody', position: 'team.nobody.position' };

const noStudy = 'is the id of no case study (src/content/caseStudies.ts)';
const nobody = 'is nobody of the team (src/content/team.ts)';
const noTechnology = 'is no technology (src/content/technologies.ts)';

test('a name in a record without a target is reported by file, key and name', () => {
  expect(referenceProblems(siteRecords)).toEqual([]);
  for (const [change, problem] of [
    [{ featuredCaseStudies: ['nobody'] }, `caseStudies.ts: featuredCaseStudies: "nobody": ${noStudy}`],
    [ofService({ picks: [...record.picks, 'nobody'] }), `services/${service}.ts: picks: "nobody": ${noStudy}`],
    [ofService({ proof: { study: 'nobody' } }), `services/${service}.ts: proof: "nobody": ${noStudy}`],
    [ofService({ sections: [featureWork] }), `services/${service}.ts: work: "nobody": ${noStudy}`],
    [ofService({ head: 'nobody' }), `services/${service}.ts: head: "nobody": ${nobody}`],
    [ofService({ sections: [quote] }), `services/${service}.ts: quote: "nobody": ${nobody}`],
    [
      ofService({ technologies: [...record.technologies, 'abacus'] }),
      `services/${service}.ts: technologies: "abacus": ${noTechnology}`,
    ],
    [
      ofStudy({ techStack: [...study.techStack, 'abacus'] }),
      `case-studies/${slug}.ts: techStack: "abacus": ${noTechnology}`,
    ],
    [{ heroTechnologies: ['abacus'] }, `technologies.ts: heroTechnologies: "abacus": ${noTechnology}`],
    [
      ofStudy({ tags: [...study.tags, 'circus'] }),
      `caseStudyCards.ts: ${slug}: tags: "circus": is no tag (src/content/tags.ts)`,
    ],
    [{ tags: [...siteRecords.tags, 'circus'] }, 'tags.ts: tags: "circus": no case study has this tag'],
    [
      { technologies: [...siteRecords.technologies, 'abacus'] },
      'technologies.ts: technologies: "abacus": no case study or service names it',
    ],
    [{ team: [...siteRecords.team, person] }, `team.ts: id: "${person.id}": is there more than once`],
  ] as const) {
    expect(referenceProblems({ ...siteRecords, ...change })).toEqual([`src/content/${problem}`]);
  }
  expect(referenceProblems({ ...siteRecords, routes: [{ path: '/a' }, { path: '/b' }, { path: '/a' }] })).toEqual([
    'src/paths.ts: /a: two pages have this path',
  ]);
  const [featured = ''] = siteRecords.featuredCaseStudies;
  expect(referenceProblems({ ...siteRecords, idsWithPage: [] })).toContain(
    `src/content/caseStudies.ts: featuredCaseStudies: "${featured}": has no page while the product is off (src/content/parts.ts): take another`,
  );
  expect(unpaired('a.ts', ['one', 'two'], 'b.ts', ['two', 'three'])).toEqual([
    'src/content/b.ts: "one": is missing, and src/content/a.ts has it',
    'src/content/a.ts: "three": is missing, and src/content/b.ts has it',
  ]);
});

test('who leads no service any more is reported with the words that still say so, and a head is one of the heads', () => {
  const { head } = record;
  expect(formerHeads(siteRecords, new Map())).toEqual([]);
  expect(formerHeads({ ...siteRecords, services: {} }, new Map()).join('\n')).toContain(
    `team.${head}.position: is missing)`,
  );
  expect(
    formerHeads({ ...siteRecords, services: {} }, new Map([[`team.${head}.position`, 'Head of tides']])),
  ).toContainEqual(expect.stringMatching(`src/content/team.ts: ${head}: .*team.${head}.position: “Head of tides”`));
  const team = siteRecords.team.map((one) => ({ ...one, contribution: ['agency'] as const }));
  expect(referenceProblems({ ...siteRecords, team })).toContain(
    `src/content/services/${service}.ts: head: "${head}": is no head: add 'head' to the contribution (src/content/team.ts)`,
  );
});

test('a picture, video or drawing that a record names and public/ lacks is reported with the command that makes it', () => {
  // An owner may show no wordmark.
  const needed = neededMedia({ ...siteRecords, wordmarks: ['mark'] });
  const kinds = ['covers', 'drawings', 'portraits', 'screens', 'tech'].map((kind) => `images/${kind}`);
  expect([...kinds, 'images', 'videos']).toEqual(expect.arrayContaining(needed.map(({ file }) => dirname(file))));
  const records = ['caseStudyCards.ts', 'team.ts', 'heroScreen.ts', 'technologies.ts', 'company.ts'];
  const places = needed.map(({ place }) => place.replace(/^src\/content\/|:.*/g, ''));
  expect(new Set(places.filter((place) => !place.includes('/')))).toEqual(new Set(records));
  expect(mediaProblems(needed, new Set(needed.map(({ file }) => file)), () => '')).toEqual(
    needed.flatMap(({ place, file, fragment }) =>
      fragment === undefined
        ? []
        : `${place}: public/${file} has no drawing "${fragment}" (put a <symbol> with this id there)`,
    ),
  );
  const missing = mediaProblems(needed, new Set(), () => '');
  expect(missing.filter((line) => line.includes(`npm run portraits -- add ${person.id} photo.jpg`))).toHaveLength(1);
  for (const line of [
    `team.ts: ${person.id}: public/images/portraits/${person.id}-96.avif and 3 more are missing (npm run portraits -- add ${person.id} photo.jpg)`,
    `caseStudyCards.ts: ${slug}: screen: public/images/covers/${slug}-glyph.svg is missing (put the file there)`,
  ]) {
    expect(missing).toContain(`src/content/${line}`);
  }
  expect(missing.join('\n')).toContain(`(npm run screens -- add ${slug}-`);
});
