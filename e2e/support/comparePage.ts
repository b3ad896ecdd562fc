import type { Page } from '@playwright/test';
import type { CaseStudySlug } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { type ReadMessage, message } from '../messages';

/** What the columns of the comparison are called. */
export const namesOf = (slugs: readonly CaseStudySlug[]) => slugs.map((slug) => caseStudyRecords[slug].customer);

/** The comparison of case studies, in the words of a language. */
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
    /** Next to the choice; the band below the table has it again. */
    openPack: page.getByRole('link', { name: said('compare.pack.open') }).first(),
    /** The names at the heads of the columns, without their mark as a sample. */
    columns: async () => {
      const texts = await headers.allInnerTexts();
      const mark = said('common.caseStudy.sample');
      return texts
        .map((text) => text.replace(mark, '').trim())
        .filter((text) => text !== said('compare.table.criterion'));
    },
  };
}
