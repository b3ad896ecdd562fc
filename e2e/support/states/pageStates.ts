import { expect } from '@playwright/test';
import { caseStudySlugs, tagsOf } from '../../../src/content/caseStudies';
import { industryTags, serviceTags } from '../../../src/content/tags';
import { homeQuestions } from '../../../src/content/pageLists';
import { message } from '../../messages';
import { breakAboutUs, plannedFailure } from '../brokenPage';
import { comparePage } from '../comparePage';
import { commonTag, fiveStudies } from '../samples';
import { wideScreen } from '../wideScreen';
import type { OpenState } from './openState';

const [one, two] = fiveStudies;

const unusedTag = [...industryTags, ...serviceTags].find((tag) =>
  caseStudySlugs.every((slug) => !tagsOf(slug).includes(tag)),
);

/** Only where a filter has no study: today each has one. */
const emptyFilter: readonly OpenState[] =
  unusedTag === undefined
    ? []
    : [
        {
          id: 'filter-empty',
          title: 'Case studies: nothing found',
          path: '/case-studies',
          shows: 'page',
          reach: async (page) => {
            const filter = page.getByLabel(message('caseStudies.filter.label'));
            await filter.selectOption(message(`tags.${unusedTag}`));
          },
        },
      ];

const featureWork = { path: '/services/product-design', shows: 'page' } as const;
const zcloud = 'service.product-design.featureWork.zcloud.title';

/** What opens, changes or fails within a page. */
export const pageStates = [
  ...emptyFilter,
  {
    id: 'filter-chosen',
    title: 'Case studies of one kind',
    path: '/case-studies',
    shows: 'page',
    reach: async (page) => {
      const filter = page.getByLabel(message('caseStudies.filter.label'));
      await filter.selectOption(message(`tags.${commonTag}`));
      await expect(page).toHaveURL(new RegExp(`filter=${commonTag}`));
    },
  },
  {
    id: 'shortlist-shown',
    title: 'A case study on the shortlist',
    path: `/case-studies/${one}`,
    shows: 'screen',
    reach: async (page) => {
      const title = message(`caseStudy.${one}.card.title`);
      const add = page.getByRole('button', { name: message('compare.shortlist.addNamed', { title }) });
      await add.first().click();
      await expect(page.getByRole('region', { name: message('compare.bar.label'), exact: true })).toBeVisible();
    },
  },
  {
    id: 'pack-open',
    title: 'Case studies as a document to print',
    path: '/case-studies/compare',
    shows: 'page',
    reach: async (page) => {
      for (const slug of [one, two]) await comparePage(page).box(slug).click();
      await comparePage(page).openPack.click();
      await expect(page.getByRole('heading', { level: 1, name: message('compare.pack.title') })).toBeVisible();
    },
  },
  {
    id: 'question-open',
    title: 'First question open',
    path: '/',
    shows: 'page',
    reach: async (page) => {
      const question = page.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) });
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    id: 'terms-open',
    title: 'Terms of the referral open',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      const terms = page.getByRole('button', { name: message('referral.terms.heading') });
      await terms.click();
      await expect(terms).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    ...featureWork,
    id: 'feature-tab',
    title: 'Second tab of the feature work',
    from: wideScreen,
    reach: async (page) => {
      const tab = page.getByRole('tab', { name: message(zcloud), exact: true });
      await tab.click();
      await expect(page.getByRole('tabpanel', { name: message(zcloud), exact: true })).toBeVisible();
    },
  },
  {
    ...featureWork,
    id: 'feature-open',
    title: 'Second entry of the feature work open',
    to: wideScreen - 1,
    reach: async (page) => {
      const opener = page.getByRole('button', { name: message(zcloud), exact: true });
      await opener.click();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    ...featureWork,
    id: 'video-playing',
    title: 'A video that plays',
    shows: 'screen',
    reach: async (page) => {
      await page
        .getByRole('button', { name: message('common.video.play') })
        .first()
        .click();
      await expect(page.getByRole('button', { name: message('common.video.pause') })).toBeVisible();
    },
  },
  {
    id: 'render-failure',
    title: 'A page that cannot be rendered',
    path: '/about-us',
    shows: 'page',
    expectedErrors: new RegExp(plannedFailure),
    reach: async (page) => {
      await breakAboutUs(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: message('common.failure.title') })).toBeVisible();
    },
  },
] as const satisfies readonly OpenState[];
