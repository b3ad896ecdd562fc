import { expect } from '@playwright/test';
import { message } from '../../messages';
import type { OpenState } from './openState';

/** What the context pack shows beside the open states: messages that no other picture has, and nothing else to look at. */
export const contextStates: readonly OpenState[] = [
  {
    id: 'studies-waiting',
    title: 'List of case studies, before one is chosen',
    path: '/case-studies',
    shows: 'page',
    reach: async (page) => {
      await expect(page.getByLabel(message('caseStudies.filter.label'))).toBeVisible();
    },
  },
];
