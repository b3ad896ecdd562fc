import type { Page } from '@playwright/test';
import type { CaseStudySlug } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { type ReadMessage, message } from '../messages';

/** The names of the columns of the comparison. */
export const namesOf = (slugs: readonly CaseStudySlug[]) => slugs.map((slug) => caseStudyRecords[slug].customer);

/** Page object of the comparison of case studies. */
export function comparePage(page: Page, said: ReadMessage = message) {
  const table = page.getByRole('table');
  const headers = table.getByRole('columnheader');
  return {
    table,
    rows: table.getByRole('rowheader'),
    region: page.getByRole('region', { name: said('compare.table.region'), exact: true }),
    choice: page.getByRole('group', { name: said('compare.chooser.legend') }),
    box: (slug: CaseStudySlug) => page.getByRole('checkbox', { name: namesOf([slug])[0] ?? '', exact: true }),
    hideEqual: page.getByRole('checkbox', { name: said('compare.differences') }),
    /** The link next to the choice; the band below the table has a second one. */
    openPack: page.getByRole('link', { name: said('compare.pack.open') }).first(),
    /** The names in the column headers, without the mark of samples. */
    columns: async () => {
      const texts = await headers.allInnerTexts();
      const mark = said('common.caseStudy.sample');
      return texts
        .map((text) => text.replace(mark, '').trim())
        .filter((text) => text !== said('compare.table.criterion'));
    },
  };
}
