import { expect, type Page } from '@playwright/test';
import { message } from '../../messages';
import { briefPage } from '../brief';
import type { OpenState } from './openState';

async function goTo(page: Page, question: 'criteria' | 'dates') {
  const brief = briefPage(page);
  await brief.answerFirst('Our shelves are counted by hand.');
  const name = `${message('brief.check.change')} ${message(`brief.${question}.question`)}`;
  await page.getByRole('link', { name }).click();
  return brief;
}

const calculate = async (page: Page) => {
  await page.getByRole('button', { name: message('calculators.submit'), exact: true }).click();
};

const brief = { path: '/brief', shows: 'page' } as const;

/** The steps of the project brief, and what the calculators in answers say. */
export const briefStates = [
  {
    ...brief,
    id: 'brief-limit',
    title: 'Project brief: a text near its limit',
    reach: async (page) => {
      const { start, answer } = briefPage(page);
      await start.click();
      await answer.fill('a'.repeat(1490));
    },
  },
  {
    ...brief,
    id: 'brief-dates',
    title: 'Project brief: dates in the wrong order',
    needs: 'dateField',
    reach: async (page) => {
      const { proceed, typeDate } = await goTo(page, 'dates');
      await typeDate('brief.dates.start', '2027-03-01');
      await typeDate('brief.dates.end', '2027-02-01');
      await proceed.click();
      await expect(page.getByText(message('brief.dates.order'))).toBeVisible();
    },
  },
  {
    ...brief,
    id: 'brief-check',
    title: 'Project brief: answers to check',
    reach: async (page) => {
      const { proceed, send } = await goTo(page, 'criteria');
      await page.getByLabel(message('brief.criteria.ownership')).selectOption('5');
      await proceed.click();
      await expect(send).toBeVisible();
    },
  },
  {
    ...brief,
    id: 'brief-refused',
    title: 'Project brief: another file refused',
    reach: async (page) => {
      const { openFile, refusal } = briefPage(page);
      await openFile('A shopping list');
      await expect(refusal).toHaveText(message('brief.open.notBrief'));
    },
  },
  {
    id: 'day-reckoned',
    title: 'Overlap of two working days',
    path: '/',
    shows: 'page',
    reach: async (page) => {
      await page.getByRole('button', { name: message('home.faq.timeZone.question') }).click();
      await calculate(page);
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    },
  },
  {
    id: 'reward-refused',
    title: 'Reward of a deal, without an amount',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      await page.getByRole('button', { name: message('referral.faq.amount.question') }).click();
      await calculate(page);
      await expect(page.getByText(message('calculators.reward.amount.invalid'))).toBeVisible();
    },
  },
  {
    id: 'reward-reckoned',
    title: 'Reward of a deal',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      await page.getByRole('button', { name: message('referral.faq.amount.question') }).click();
      await page.getByLabel(message('calculators.reward.amount.fixedPrice')).fill('25000');
      await calculate(page);
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    },
  },
] as const satisfies readonly OpenState[];
