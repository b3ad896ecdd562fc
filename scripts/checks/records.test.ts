import { expect, test } from '@playwright/test';
import { neededMedia, wordmarks } from './media';
import { mediaProblems } from './missingMedia';
import { siteRecords } from './records';
import { referenceProblems } from './references';

const [slug = neverEmpty()] = Object.keys(siteRecords.caseStudies);
const [[service, record] = neverEmpty()] = Object.entries(siteRecords.services);
const [person = neverEmpty()] = siteRecords.team;

function neverEmpty(): never {
  throw new Error('A list of records is empty');
}

const ofService = (change: object) => ({ services: { ...siteRecords.services, [service]: { ...record, ...change } } });
const quote = { kind: 'quote', id: 'quote', origin: 'sample', portrait: 'nobody', position: 'team.nobody.position' };
const withoutHeads = siteRecords.team.map((one) => ({ ...one, contribution: ['agency'] as const }));
const noHead = "is no head: add 'head' to the contribution (src/content/team.ts)";
const [featured = ''] = siteRecords.featuredCaseStudies;

test('mistakes in records that no type finds are reported by file, key and name', () => {
  expect(referenceProblems(siteRecords)).toEqual([]);
  for (const [change, problem] of [
    [{ idsWithPage: [] }, `caseStudies.ts: featuredCaseStudies: "${featured}": has no page while the product is off`],
    [{ team: withoutHeads }, `services/${service}.ts: head: "${record.head}": ${noHead}`],
    [
      ofService({ sections: [quote] }),
      `services/${service}.ts: quote: "nobody": is nobody of the team (src/content/team.ts)`,
    ],
    [{ tags: [...siteRecords.tags, 'circus'] }, 'tags.ts: tags: "circus": no case study has this tag'],
    [
      { technologies: [...siteRecords.technologies, 'abacus'] },
      'technologies.ts: technologies: "abacus": no case study or service names it',
    ],
    [{ team: [...siteRecords.team, person] }, `team.ts: id: "${person.id}": is there more than once`],
  ] as const) {
    expect(referenceProblems({ ...siteRecords, ...change }).join('\n')).toContain(`src/content/${problem}`);
  }
});

test('a picture, video or drawing that a record names and public/ lacks is reported with the command that makes it', () => {
  const needed = neededMedia(siteRecords);
  const missing = mediaProblems(needed, new Set(), () => '');
  for (const line of [
    `team.ts: ${person.id}: public/images/portraits/${person.id}-96.avif is missing (npm run portraits -- add ${person.id} photo.jpg)`,
    `caseStudyCards.ts: ${slug}: screen: public/images/covers/${slug}-glyph.svg is missing (put the file there)`,
  ]) {
    expect(missing).toContain(`src/content/${line}`);
  }
  expect(missing.join('\n')).toContain(`(npm run screens -- add ${slug}-`);
  const wordmark = { place: 'src/content/company.ts: clientWordmarks', file: wordmarks, fragment: 'mark' };
  expect(mediaProblems([wordmark], new Set([wordmarks]), () => '')).toEqual([
    `${wordmark.place}: public/${wordmarks} has no drawing "mark" (put a <symbol> with this id there)`,
  ]);
});
