import { expect, test } from '@playwright/test';
import { slugOfId } from './caseStudies';
import { caseStudyRecords } from './caseStudyRecords';
import { services } from './services';
import { serviceSlugs } from './serviceSlugs';
import { workDrawings } from './workDrawings';

test('a service shows a screen of its case study', () => {
  for (const slug of serviceSlugs) {
    const { study, screen, section, speaker } = services[slug].proof;
    const record = caseStudyRecords[slugOfId(study)];
    const own = section === undefined ? record : record.sections.find(({ id }) => id === section);
    expect(own?.screen, slug).toBe(screen);
    expect(speaker ?? record.author.name, slug).toBe(record.author.name);
  }
});

test('every drawing of the work belongs to a section, and its parts do not overlap', () => {
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
