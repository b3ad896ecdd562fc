import { expect, type Page } from '@playwright/test';
import { homeQuestions } from '../../../src/content/pageLists';
import { messageId } from '../../../src/i18n/messageId';
import { message } from '../../messages';
import { breakAboutUs, plannedFailure } from '../alteredScript';
import { briefPage } from '../brief';
import { comparePage } from '../comparePage';
import { commonTag, featureWorks, fiveStudies, worksPath, worksWords } from '../samples';
import { wideScreen } from '../site';
import { statesOn } from './openState';

const [one, two] = fiveStudies;
const secondWork = messageId(worksWords, featureWorks[1] ?? '', 'title');

async function expand(page: Page, name: string) {
  const opener = page.getByRole('button', { name, exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
}

/** Opens a question with a calculator, and calculates. */
async function calculate(page: Page, question: string, amount?: string) {
  await expand(page, question);
  if (amount !== undefined) await page.getByLabel(message('calculators.reward.amount.fixedPrice')).fill(amount);
  await page.getByRole('button', { name: message('calculators.submit'), exact: true }).click();
}

const expectResult = (page: Page) => expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();

/** Answers the first question of the brief, and returns from the answers to another question. */
async function changeAnswer(page: Page, question: 'criteria' | 'dates') {
  const brief = briefPage(page);
  await brief.answerFirst('Our shelves are counted by hand.');
  const name = `${message('brief.check.change')} ${message(`brief.${question}.question`)}`;
  await page.getByRole('link', { name }).click();
  await expect(brief.heading).toHaveText(message(`brief.${question}.question`));
  await expect(brief.heading).toBeFocused();
  return brief;
}

/** What opens, changes or fails within a page. */
export const pageStates = {
  ...statesOn('/case-studies', 'page', {
    'filter-chosen': async (page) => {
      const filter = page.getByLabel(message('caseStudies.filter.label'));
      await filter.selectOption(message(`tags.${commonTag}`));
      await expect(page).toHaveURL(new RegExp(`filter=${commonTag}`));
    },
  }),
  ...statesOn(`/case-studies/${one}`, 'screen', {
    'shortlist-shown': async (page) => {
      const title = message(`caseStudy.${one}.card.title`);
      const add = page.getByRole('button', { name: message('compare.shortlist.addNamed', { title }) });
      await add.first().click();
      await expect(page.getByRole('region', { name: message('compare.bar.label'), exact: true })).toBeVisible();
    },
  }),
  ...statesOn('/case-studies/compare', 'page', {
    'pack-open': async (page) => {
      for (const slug of [one, two]) await comparePage(page).box(slug).click();
      await comparePage(page).openPack.click();
      await expect(page.getByRole('heading', { level: 1, name: message('compare.pack.title') })).toBeVisible();
    },
  }),
  ...statesOn('/', 'page', {
    'question-open': (page) => expand(page, message(`home.faq.${homeQuestions[0]}.question`)),
    'day-reckoned': async (page) => {
      await calculate(page, message('home.faq.timeZone.question'));
      await expectResult(page);
    },
  }),
  ...statesOn('/referral', 'page', {
    'terms-open': (page) => expand(page, message('referral.terms.heading')),
    'reward-refused': async (page) => {
      await calculate(page, message('referral.faq.amount.question'));
      await expect(page.getByText(message('calculators.reward.amount.invalid'))).toBeVisible();
    },
    'reward-reckoned': async (page) => {
      await calculate(page, message('referral.faq.amount.question'), '25000');
      await expectResult(page);
    },
  }),
  ...statesOn(worksPath, 'page', {
    'feature-tab': {
      from: wideScreen,
      reach: async (page) => {
        await page.getByRole('tab', { name: message(secondWork), exact: true }).click();
        await expect(page.getByRole('tabpanel', { name: message(secondWork), exact: true })).toBeVisible();
      },
    },
    'feature-open': {
      to: wideScreen - 1,
      reach: (page) => expand(page, message(secondWork)),
    },
  }),
  ...statesOn(worksPath, 'screen', {
    'video-playing': async (page) => {
      const play = page.getByRole('button', { name: message('common.video.play') });
      await play.first().click();
      await expect(page.getByRole('button', { name: message('common.video.pause') })).toBeVisible();
    },
  }),
  ...statesOn('/about-us', 'page', {
    'render-failure': {
      expectedErrors: new RegExp(plannedFailure),
      reach: async (page) => {
        await breakAboutUs(page);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: message('common.failure.title') })).toBeVisible();
      },
    },
  }),
  ...statesOn('/brief', 'page', {
    'brief-dates': {
      needs: 'dateField',
      reach: async (page) => {
        const { proceed, typeDate } = await changeAnswer(page, 'dates');
        await typeDate('brief.dates.start', '2027-03-01');
        await typeDate('brief.dates.end', '2027-02-01');
        await proceed.click();
        await expect(page.getByText(message('brief.dates.order'))).toBeVisible();
      },
    },
    'brief-check': async (page) => {
      const { proceed, send } = await changeAnswer(page, 'criteria');
      await page.getByLabel(message('brief.criteria.ownership')).selectOption('5');
      await proceed.click();
      await expect(send).toBeVisible();
    },
    'brief-refused': async (page) => {
      const { openFile, refusal } = briefPage(page);
      await openFile('A shopping list');
      await expect(refusal).toHaveText(message('brief.open.notBrief'));
    },
  }),
};
