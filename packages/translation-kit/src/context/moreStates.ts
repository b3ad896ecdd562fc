import { expect } from '@playwright/test';
import type { OpenState } from '../../../../e2e/pages/openStates';
import { words } from '../../../../e2e/words';

/** States with words that no other picture has, and nothing else to look at. */
export const moreStates: readonly OpenState[] = [
  {
    id: 'studies-waiting',
    title: 'List of case studies, before one is chosen',
    path: '/case-studies',
    shows: 'page',
    reach: async (page) => {
      await expect(page.getByLabel(words('caseStudies.filter.label'))).toBeVisible();
    },
  },
];
