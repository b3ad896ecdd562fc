import type { Page } from '@playwright/test';
import { featuredSlugs } from '../../src/content/caseStudies';
import { homeQuestions } from '../../src/content/pageLists';
import type { Path } from '../../src/routes';
import { message } from '../messages';
import { contactDialog } from './contactDialog';
import { aService, fiveStudies } from './samples';
import { createSite } from './site';

const desktop = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;

/** Links to another page of the site that are seen without opening anything. */
export const journeys = [
  { from: '/', to: '/case-studies' },
  { from: '/case-studies', to: `/case-studies/${featuredSlugs[0] ?? fiveStudies[0]}` },
  { from: '/', to: `/services/${aService}` },
  { from: '/', to: '/about-us' },
] as const satisfies readonly { from: Path; to: Path }[];

interface Interaction {
  title: string;
  path: Path;
  screen: { width: number; height: number };
  /** One press of a key or a pointer, which is what is measured. */
  act: (page: Page, sample: number) => Promise<void>;
  /** Brings back what was there before. */
  undo?: (page: Page) => Promise<void>;
}

const escape = (page: Page) => page.keyboard.press('Escape');

const question = (page: Page) => page.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) });

/** What visitors open and choose. */
export const interactions: readonly Interaction[] = [
  {
    title: 'menu in the header',
    path: '/about-us',
    screen: desktop,
    act: (page) => createSite(page).openServices(),
    undo: escape,
  },
  {
    title: 'menu on a phone',
    path: '/about-us',
    screen: phone,
    act: (page) => createSite(page).menuToggle.click(),
    undo: async (page) => {
      await escape(page);
      await createSite(page).menu.waitFor({ state: 'hidden' });
    },
  },
  { title: 'accordion', path: '/', screen: phone, act: (page) => question(page).click() },
  {
    title: 'filter',
    path: '/case-studies',
    screen: desktop,
    // A key chooses the next entry without opening the browser's own list, which nobody can measure.
    act: (page, sample) =>
      page.getByLabel(message('caseStudies.filter.label')).press(sample % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  },
  {
    title: 'dialog',
    path: '/',
    screen: desktop,
    act: (page) => contactDialog(page).open(),
    undo: async (page) => {
      await escape(page);
      await contactDialog(page).dialog.waitFor({ state: 'hidden' });
    },
  },
];
