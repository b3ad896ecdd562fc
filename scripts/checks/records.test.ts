import { expect, test } from '@playwright/test';
import { siteOf } from './site';
import { mediaProblems, neededMedia, unusedMediaProblems } from './media';
import { type Records, siteRecords, unpaired } from './records';
import { referenceProblems } from './references';

const siteUrl = 'https://site.example';

test('records that point nowhere are told by file, key and name', () => {
  expect(referenceProblems(siteRecords)).toEqual([]);
  const { ai } = siteRecords.services;
  const { favro } = siteRecords.caseStudies;
  if (ai === undefined || favro === undefined) throw new Error('The records have no ai or no favro');
  const changed = (service: object, study: object): Records => ({
    ...siteRecords,
    services: { ...siteRecords.services, ai: { ...ai, ...service } },
    caseStudies: { ...siteRecords.caseStudies, favro: { ...favro, ...study } },
  });
  const featureWork = { kind: 'featureWork', id: 'featureWork', items: [{ id: 'nobody', video: 'x' }] };
  const quote = {
    kind: 'quote',
    id: 'quote',
    origin: 'sample',
    name: '',
    portrait: 'nobody',
    position: 'team.nobody.position',
  };
  for (const [records, problem] of [
    [
      { ...siteRecords, featuredCaseStudies: ['pet-parker'] },
      'caseStudies.ts: featuredCaseStudies: "pet-parker": is the id of no case study (src/content/caseStudies.ts)',
    ],
    [
      changed({ picks: ['nobody'] }, {}),
      'services.ts: ai.picks: "nobody": is the id of no case study (src/content/caseStudies.ts)',
    ],
    [
      changed({ sections: [featureWork] }, {}),
      'services.ts: ai.featureWork: "nobody": is the id of no case study (src/content/caseStudies.ts)',
    ],
    [changed({ head: 'nobody' }, {}), 'services.ts: ai.head: "nobody": is nobody of the team (src/content/team.ts)'],
    [
      changed({ sections: [quote] }, {}),
      'services.ts: ai.quote: "nobody": is nobody of the team (src/content/team.ts)',
    ],
    [
      changed({ technologies: ['abacus'] }, {}),
      'services.ts: ai.technologies: "abacus": is no technology (src/content/technologies.ts)',
    ],
    [
      changed({}, { techStack: ['abacus'] }),
      'case-studies/favro.ts: techStack: "abacus": is no technology (src/content/technologies.ts)',
    ],
    [
      changed({}, { tags: [...favro.tags, 'circus'] }),
      'caseStudies.ts: favro.tags: "circus": is no tag (src/content/tags.ts)',
    ],
    [{ ...siteRecords, tags: [...siteRecords.tags, 'circus'] }, 'tags.ts: tags: "circus": no case study has this tag'],
    [
      { ...siteRecords, caseStudies: { ...siteRecords.caseStudies, again: favro } },
      'caseStudies.ts: id: "favro": stands more than once',
    ],
    [
      { ...siteRecords, team: [...siteRecords.team, { id: 'priya-nair', name: 'Priya', contribution: [] }] },
      'team.ts: id: "priya-nair": stands more than once',
    ],
  ] as const) {
    expect(referenceProblems(records as Records)).toEqual([`src/content/${problem}`]);
  }
  expect(referenceProblems({ ...siteRecords, routes: [{ path: '/a' }, { path: '/b' }, { path: '/a' }] })).toEqual([
    'src/routes.ts: /a: two pages have this path',
  ]);
});

test('a picture, video or drawing that a record names and public/ lacks is told', () => {
  const needed = neededMedia(siteRecords);
  const sprite = [...new Set(needed.flatMap(({ fragment }) => fragment ?? []))].map((id) => `<symbol id="${id}"/>`);
  const files = new Set(needed.map(({ file }) => file));
  expect(mediaProblems(needed, files, () => sprite.join(''))).toEqual([]);

  for (const [file, place] of [
    ['images/covers/favro-wide.svg', 'case-studies/favro.ts'],
    ['images/portraits/saga-holm-96.avif', 'case-studies/favro.ts: author.portrait'],
    ['images/portraits/priya-nair-384.webp', 'team.ts: priya-nair'],
    ['images/portraits/elias-sorensen-192.webp', 'services.ts: meteor.sections'],
    ['images/tech/redis.png', 'technologies.ts: redis'],
    ['videos/feature-zcloud.mp4', 'services.ts: product-design.sections'],
    ['videos/prototype-conflict.webm', 'case-studies/zcloud.ts: sections'],
  ] as const) {
    const rest = new Set([...files].filter((name) => name !== file));
    const told = mediaProblems(needed, rest, () => sprite.join(''));
    // Other records may need the same file.
    const [, id] = /portraits\/(.+)-\d+/.exec(file) ?? [];
    const command = id === undefined ? 'npm run media draws pictures' : `npm run portraits -- add ${id} photo.jpg`;
    expect(told).toContain(`src/content/${place}: public/${file} is missing (${command})`);
    expect(told.filter((line) => !line.includes(file))).toEqual([]);
  }
  for (const [id, place] of [
    ['lempire', 'company.ts: clientWordmarks'],
    ['sostena', 'company.ts: clientWordmarks'],
  ] as const) {
    const rest = sprite.filter((symbol) => !symbol.includes(`"${id}"`));
    expect(mediaProblems(needed, files, () => rest.join(''))).toEqual([
      `src/content/${place}: public/images/wordmarks.svg has no drawing "${id}" (packages/artwork/src/wordmarks)`,
    ]);
  }
  const site = siteOf(['index.html'], () => '<img src="/images/shown.png">');
  expect(
    unusedMediaProblems(['robots.txt', 'images/shown.png', 'videos/old.mp4', ...files], needed, site, siteUrl),
  ).toEqual(['public/videos/old.mp4: no page shows it and no record names it']);
});

test('what one of two lists lacks is told by the file that lacks it', () => {
  expect(unpaired('a.ts', ['one', 'two'], 'b.ts', ['two', 'three'])).toEqual([
    'src/content/b.ts: "one": is missing, yet src/content/a.ts has it',
    'src/content/a.ts: "three": is missing, yet src/content/b.ts has it',
  ]);
});
