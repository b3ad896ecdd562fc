import { expect, type Page } from '@playwright/test';
import { homeQuestions } from '../../src/content/pageLists';
import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { message, messagesIn } from '../messages';
import { breakAboutUs, plannedFailure } from './alteredScript';
import { briefPage } from './brief';
import { comparePage } from './comparePage';
import { formStates, type State } from './formStates';
import { featureWorks, fiveStudies, oneLanguage, otherLocale, worksPath, worksWords } from './samples';
import { createSite, wideScreen } from './site';

const narrow = wideScreen - 1;
const [one, two] = fiveStudies;
const secondWork = messageId(worksWords, featureWorks[1] ?? '', 'title');

/** Opens an item of a list; above its words its button can have the customer's name. */
async function expand(page: Page, words: string) {
  const opener = page.getByRole('button', { name: words }).filter({ hasText: words });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
}

/** Visits the page in another language and comes back, so that the site suggests that language. */
async function preferAnotherLanguage(page: Page) {
  const lang = await page.evaluate(() => document.documentElement.lang);
  const other = locales.find((locale) => locale === lang) === sourceLocale ? otherLocale : sourceLocale;
  const { href } = new URL(page.url());
  await createSite(page).footer.getByRole('link', { name: localeFacts[other].name, exact: true }).click();
  await createSite(page, messagesIn(other)).hydrated();
  await page.goto(href);
  await expect(page.getByText(messagesIn(other)('common.language.switch'))).toBeVisible();
}

const states = {
  ...formStates,
  'services-open': { path: '/about-us', from: wideScreen, reach: (page) => createSite(page).openServices() },
  'menu-services-open': { path: '/about-us', to: narrow, reach: (page) => createSite(page).openServices() },
  'language-suggested': { path: '/education', reach: preferAnotherLanguage },
  'question-open': { path: '/', reach: (page) => expand(page, message(`home.faq.${homeQuestions[0]}.question`)) },
  'reward-reckoned': {
    path: '/referral',
    reach: async (page) => {
      await expand(page, message('referral.faq.amount.question'));
      await page.getByLabel(message('calculators.reward.amount.fixedPrice')).fill('25000');
      await page.getByRole('button', { name: message('calculators.submit'), exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible();
    },
  },
  'shortlist-shown': {
    path: `/case-studies/${one}`,
    reach: async (page) => {
      const title = message(`caseStudy.${one}.card.title`);
      const add = page.getByRole('button', { name: message('compare.shortlist.addNamed', { title }) });
      await add.first().click();
      await expect(page.getByRole('region', { name: message('compare.bar.label'), exact: true })).toBeVisible();
    },
  },
  'pack-open': {
    path: '/case-studies/compare',
    reach: async (page) => {
      for (const slug of [one, two]) await comparePage(page).box(slug).click();
      await comparePage(page).openPack.click();
      await expect(page.getByRole('heading', { level: 1, name: message('compare.pack.title') })).toBeVisible();
    },
  },
  'feature-tab': {
    path: worksPath,
    from: wideScreen,
    reach: async (page) => {
      await page.getByRole('tab', { name: message(secondWork) }).click();
      await expect(page.getByRole('tabpanel', { name: message(secondWork) })).toBeVisible();
    },
  },
  'feature-open': { path: worksPath, to: narrow, reach: (page) => expand(page, message(secondWork)) },
  'video-playing': {
    path: worksPath,
    reach: async (page) => {
      const play = page.getByRole('button', { name: message('common.video.play') });
      await play.first().click();
      await expect(page.getByRole('button', { name: message('common.video.pause') })).toBeVisible();
    },
  },
  'render-failure': {
    path: '/about-us',
    expectedErrors: new RegExp(plannedFailure),
    reach: async (page) => {
      await breakAboutUs(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: message('common.failure.title') })).toBeVisible();
    },
  },
  'brief-check': {
    path: '/brief',
    reach: async (page) => {
      const brief = briefPage(page);
      await brief.answerFirst('Our shelves are counted by hand.');
      await expect(brief.send).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;

export type StateId = keyof typeof states;
export type OpenState = State & { id: string };

/** THE list of everything that a visitor can open: pictures, axe and tests of layout use it. A site in one language has no state for the language suggestion. */
export const openStates: readonly OpenState[] = Object.entries<State>(states)
  .map(([id, state]) => ({ id, ...state }))
  .filter(({ id }) => !oneLanguage[0] || id !== 'language-suggested');

/** The state with this id. */
export const stateOf = (id: StateId): OpenState => ({ id, ...states[id] });
