import { expect, test } from '@playwright/test';
import { caseStudies, type CaseStudySlug } from '../../src/content/caseStudies';
import { clientWordmarks } from '../../src/content/company';
import { siteOf } from './site';
import { mediaProblems, neededMedia, unusedMediaProblems } from './media';
import { type Records, siteRecords, unpaired } from './records';
import { referenceProblems } from './references';

const siteUrl = 'https://site.example';

const [[slug, study] = neverEmpty()] = Object.entries(siteRecords.caseStudies);
const { screen } = caseStudies[slug as CaseStudySlug];
const [person = neverEmpty()] = siteRecords.team;
const [technology = neverEmpty()] = siteRecords.technologies;

const sections = Object.entries(siteRecords.services).flatMap(([service, record]) =>
  record.sections.map((section) => ({ place: `services.ts: ${service}.sections`, section })),
);
const quotes = sections.flatMap(({ place, section }) =>
  section.kind === 'quote' ? [[place, section.portrait] as const] : [],
);
const videos = [
  ...sections.flatMap(({ place, section }) =>
    section.kind === 'featureWork' ? section.items.map(({ video }) => [place, video] as const) : [],
  ),
  ...Object.entries(siteRecords.caseStudies).flatMap(([name, record]) =>
    record.sections.flatMap((section) =>
      (section.videos ?? []).map(({ video }) => [`case-studies/${name}.ts: sections`, video] as const),
    ),
  ),
];
const mirrored = Object.entries(siteRecords.caseStudies).flatMap(([name, record]) =>
  record.sections.flatMap(({ id, drawing }) =>
    drawing === undefined ? [] : [[name, `images/drawings/${name}-${id}.rtl.svg`] as const],
  ),
);

function neverEmpty(): never {
  throw new Error('A list of records is empty');
}

test('records that point nowhere are told by file, key and name', () => {
  expect(referenceProblems(siteRecords)).toEqual([]);
  const { ai } = siteRecords.services;
  if (ai === undefined) throw new Error('The records have no ai');
  const changed = (service: object, change: object): Records => ({
    ...siteRecords,
    services: { ...siteRecords.services, ai: { ...ai, ...service } },
    caseStudies: { ...siteRecords.caseStudies, [slug]: { ...study, ...change } },
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
      { ...siteRecords, featuredCaseStudies: ['pet-zoo'] },
      'caseStudies.ts: featuredCaseStudies: "pet-zoo": is the id of no case study (src/content/caseStudies.ts)',
    ],
    [
      changed({ picks: [...ai.picks, 'nobody'] }, {}),
      'services.ts: ai.picks: "nobody": is the id of no case study (src/content/caseStudies.ts)',
    ],
    [changed({ proof: 'nobody' }, {}), 'services.ts: ai.proof: "nobody": is none of its picks'],
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
      `case-studies/${slug}.ts: techStack: "abacus": is no technology (src/content/technologies.ts)`,
    ],
    [
      changed({}, { tags: [...study.tags, 'circus'] }),
      `caseStudies.ts: ${slug}.tags: "circus": is no tag (src/content/tags.ts)`,
    ],
    [{ ...siteRecords, tags: [...siteRecords.tags, 'circus'] }, 'tags.ts: tags: "circus": no case study has this tag'],
    [
      { ...siteRecords, caseStudies: { ...siteRecords.caseStudies, again: study } },
      `caseStudies.ts: id: "${study.id}": stands more than once`,
    ],
    [
      { ...siteRecords, team: [...siteRecords.team, { id: person.id, name: 'Ada', contribution: [] }] },
      `team.ts: id: "${person.id}": stands more than once`,
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
    ...['covers/-glyph.svg', `screens/-${screen}-cover-800.avif`, `screens/-${screen}-whole-1280.webp`].map(
      (name) => [`images/${name.replace('/', `/${slug}`)}`, `caseStudies.ts: ${slug}.screen`] as const,
    ),
    ...mirrored.map(([key, file]) => [file, `case-studies/${key}.ts: sections`] as const),
    [`images/portraits/${study.author.portrait}-96.avif`, `case-studies/${slug}.ts: author.portrait`],
    [`images/portraits/${person.id}-384.webp`, `team.ts: ${person.id}`],
    [`images/tech/${technology}.png`, `technologies.ts: ${technology}`],
    ...quotes.map(([place, portrait]) => [`images/portraits/${portrait}-192.webp`, place] as const),
    ...videos.map(([place, video]) => [`videos/${video}.webm`, place] as const),
  ] as const) {
    const rest = new Set([...files].filter((name) => name !== file));
    const told = mediaProblems(needed, rest, () => sprite.join(''));
    // Other records may need the same file.
    const [, id] = /portraits\/(.+)-\d+/.exec(file) ?? [];
    const screens = file.startsWith('images/screens/') ? `npm run screens -- ${slug}` : 'put the file there';
    const command = id === undefined ? screens : `npm run portraits -- add ${id} photo.jpg`;
    expect(told).toContain(`src/content/${place}: public/${file} is missing (${command})`);
    expect(told.filter((line) => !line.includes(file))).toEqual([]);
  }
  for (const { mark: id } of clientWordmarks) {
    const rest = sprite.filter((symbol) => !symbol.includes(`"${id}"`));
    expect(mediaProblems(needed, files, () => rest.join(''))).toEqual([
      `src/content/company.ts: clientWordmarks: public/images/wordmarks.svg has no drawing "${id}" (put a <symbol> with this id there)`,
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
