import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { caseStudySlugs, hasCaseStudy, slugOfId } from './caseStudies';
import { caseStudyRecords } from './caseStudyRecords';
import { company } from './company';
import { educationItems } from './pageLists';
import { services } from './services';
import { serviceSlugs } from './serviceSlugs';
import { team } from './team';
import { technologies } from './technologies';
import { workDrawings } from './workDrawings';
import { filesBelow } from '../../scripts/files/filesBelow';
import { readCatalogs } from '../../scripts/messages/catalogs';

const catalogs = readCatalogs('en');

test('picks, head, technologies and sections of every service can be shown', () => {
  for (const slug of serviceSlugs) {
    const service = services[slug];
    expect(service.picks, slug).toHaveLength(3);
    expect(caseStudySlugs).toEqual(expect.arrayContaining(service.picks.filter(hasCaseStudy).map(slugOfId)));
    expect(existsSync(`public/images/portraits/${service.head}-384.avif`), slug).toBe(true);
    for (const key of service.technologies) expect(technologies[key]).not.toBe('');
    const sectionIds = service.sections.map(({ id }) => id);
    expect(new Set(sectionIds).size, slug).toBe(sectionIds.length);
  }
});

test('a service shows a screen that its case study shows, and the services show at least seven products', () => {
  const shown = new Set<string>();
  for (const slug of serviceSlugs) {
    const { study, screen, section, speaker } = services[slug].proof;
    const record = caseStudyRecords[slugOfId(study)];
    const own = section === undefined ? record : record.sections.find(({ id }) => id === section);
    expect(own?.screen, slug).toBe(screen);
    expect(speaker ?? record.author.name, slug).toBe(record.author.name);
    shown.add(study);
  }
  expect(shown.size).toBeGreaterThanOrEqual(7);
});

test('every drawing of the work has its place, and its parts do not cover each other', () => {
  for (const slug of serviceSlugs) {
    const ids = services[slug].sections.flatMap(({ kind, id }) => (kind === 'work' ? id : []));
    expect(Object.keys(workDrawings[slug] ?? {}), slug).toEqual(ids);
    for (const { cells, columns } of Object.values(workDrawings[slug] ?? {})) {
      const places = cells.flatMap(({ id, columns: [from, to], rows: [row, end = row + 1] }) => {
        expect(from, `${slug}: ${id}`).toBeLessThan(to);
        expect(to, `${slug}: ${id}`).toBeLessThanOrEqual(columns + 1);
        return Array.from({ length: (to - from) * (end - row) }, (_, place) => {
          return `${from + (place % (to - from))}/${row + Math.floor(place / (to - from))}`;
        });
      });
      expect(new Set(places).size, slug).toBe(places.length);
    }
  }
});

test('every feature work has its video in two formats and a poster, all small', () => {
  const videos = serviceSlugs
    .flatMap((slug) => services[slug].sections)
    .flatMap((section) => (section.kind === 'featureWork' ? section.items : []));
  for (const { video } of videos) {
    for (const ending of ['webm', 'mp4', 'avif']) {
      const { size } = statSync(`public/videos/${video}.${ending}`);
      expect(size, `${video}.${ending}`).toBeGreaterThan(1000);
      expect(size, `${video}.${ending}`).toBeLessThan(120_000);
    }
  }
});

test('every loop of the design process leads back between two of its steps', () => {
  const processes = serviceSlugs
    .flatMap((slug) => services[slug].sections)
    .filter((section) => section.kind === 'process');
  for (const { items, loops } of processes) {
    for (const { from, to } of loops) {
      expect(items.indexOf(to)).toBeGreaterThanOrEqual(0);
      expect(items.indexOf(from)).toBeGreaterThan(items.indexOf(to));
    }
  }
});

test('people say that they have a description exactly where there is one', () => {
  const described = team.filter((person) => 'described' in person).map(({ id }) => id as string);
  const written = team
    .map(({ id }) => id as string)
    .filter((id) => catalogs.get('team')?.entries.has(`team.${id}.description`));
  expect(described).toEqual(written);
});

test('only lists name a service, so that any of them can go', () => {
  const lists = /content|serviceGlyphs|\.test\./;
  const code = filesBelow('src').filter((file) => /\.tsx?$/.test(file) && !lists.test(file));
  const named = new RegExp(`(?:services|glyphs)/(?:${serviceSlugs.join('|')})\\b`);
  expect(code.filter((file) => named.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});

test('every place of the education page has an address of its own', () => {
  expect(educationItems).not.toEqual([]);
  expect(new Set(educationItems.map((id) => company.links[id])).size).toBe(educationItems.length);
});
