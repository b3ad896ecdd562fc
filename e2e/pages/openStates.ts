import { expect, type Page } from '@playwright/test';
import { caseStudyOf, caseStudySlugs } from '../../src/content/caseStudies';
import { industryTags, serviceTags } from '../../src/content/tags';
import type { Path } from '../../src/routes';
import { words } from '../words';
import { fetchFailed } from '../engines/browserErrors';
import { breakAboutUs, plannedFailure } from './brokenPage';
import { contactDialog } from './contactDialog';
import { referralForm } from './referralForm';
import { createSite } from './site';
import { wideScreen } from './wideScreen';

/** What a page looks like once a visitor has done something on it. */
export interface OpenState {
  id: string;
  title: string;
  /** Where it begins. */
  path: Path;
  /** What a picture of it shows: what lies over the page covers the screen, what opens within it makes it longer. */
  shows: 'screen' | 'page';
  /** The least and the greatest width, in pixels, at which there is such a state. */
  from?: number;
  to?: number;
  /** Console errors that belong to it. */
  expectedErrors?: RegExp;
  /** From the page as it was loaded and has come to life. */
  reach: (page: Page) => Promise<void>;
}

const sendingFailed = new RegExp(`^Failed to load resource|${fetchFailed}`);
const address = 'ada@example.com';

/** Answers every mail of a page; without an answer the mail host is out of reach. */
async function answerMail(page: Page, how: 'sent' | 'failed') {
  await page.route('**/api/sendEmail', async (route) => {
    if (how === 'failed') return route.abort();
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: true } });
  });
}

async function openContact(page: Page) {
  const contact = contactDialog(page);
  await contact.open();
  await expect(contact.submit).toBeVisible();
  return contact;
}

async function sendContact(page: Page, how: 'sent' | 'failed') {
  await answerMail(page, how);
  const contact = await openContact(page);
  await contact.fill({ name: 'Ada Lovelace', email: address, description: 'An engine and a loom.' });
  await contact.submit.click();
  return contact;
}

async function sendReferral(page: Page, how: 'sent' | 'failed') {
  await answerMail(page, how);
  const form = referralForm(page);
  await form.complete(address);
  await form.submit.click();
}

const unusedTag = [...industryTags, ...serviceTags].find((tag) =>
  caseStudySlugs.every((slug) => !caseStudyOf(slug).tags.includes(tag)),
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
            const filter = page.getByLabel(words('caseStudies.filter.label'));
            await filter.selectOption(words(`tags.${unusedTag}`));
          },
        },
      ];

/** Every open state that is worth a look, in a visitor's order: gallery and visual tests take theirs from here. */
export const openStates = [
  {
    id: 'services-open',
    title: 'Services open in the header',
    path: '/about-us',
    shows: 'screen',
    from: wideScreen,
    reach: (page) => createSite(page).openServices(),
  },
  {
    id: 'menu-open',
    title: 'Menu open',
    path: '/about-us',
    shows: 'screen',
    to: wideScreen - 1,
    reach: async (page) => {
      const { menu, menuToggle } = createSite(page);
      await menuToggle.click();
      await expect(menu).toBeVisible();
    },
  },
  {
    id: 'menu-services-open',
    title: 'Menu with Services open',
    path: '/about-us',
    shows: 'screen',
    to: wideScreen - 1,
    reach: (page) => createSite(page).openServices(),
  },
  {
    id: 'contact-idle',
    title: 'Contact dialog',
    path: '/',
    shows: 'screen',
    reach: async (page) => {
      await openContact(page);
    },
  },
  {
    id: 'contact-errors',
    title: 'Contact dialog with an error',
    path: '/',
    shows: 'screen',
    reach: async (page) => {
      const contact = await openContact(page);
      await contact.submit.click();
      await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    id: 'contact-sent',
    title: 'Contact dialog, sent',
    path: '/',
    shows: 'screen',
    reach: async (page) => {
      const contact = await sendContact(page, 'sent');
      await expect(contact.sent).toBeVisible();
    },
  },
  {
    id: 'contact-failed',
    title: 'Contact dialog, not sent',
    path: '/',
    shows: 'screen',
    expectedErrors: sendingFailed,
    reach: async (page) => {
      const contact = await sendContact(page, 'failed');
      await expect(contact.mailLink).toBeVisible();
    },
  },
  {
    id: 'referral-errors',
    title: 'Referral form with errors',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      const form = referralForm(page);
      await form.submit.click();
      await expect(form.summary).toBeVisible();
    },
  },
  {
    id: 'referral-sent',
    title: 'Referral form, sent',
    path: '/referral',
    shows: 'page',
    reach: async (page) => {
      await sendReferral(page, 'sent');
      await expect(page.getByText(words('referral.form.sentHint'))).toBeVisible();
    },
  },
  {
    id: 'referral-failed',
    title: 'Referral form, not sent',
    path: '/referral',
    shows: 'page',
    expectedErrors: sendingFailed,
    reach: async (page) => {
      await sendReferral(page, 'failed');
      await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    },
  },
  ...emptyFilter,
  {
    id: 'filter-chosen',
    title: 'Case studies of one kind',
    path: '/case-studies',
    shows: 'page',
    reach: async (page) => {
      const filter = page.getByLabel(words('caseStudies.filter.label'));
      await filter.selectOption(words('tags.meteor'));
      await expect(page).toHaveURL(/filter=meteor/);
    },
  },
  {
    id: 'question-open',
    title: 'First question open',
    path: '/',
    shows: 'page',
    reach: async (page) => {
      const question = page.getByRole('button', { name: words('home.faq.workforce.question') });
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
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
      await expect(page.getByRole('heading', { level: 1, name: words('common.failure.title') })).toBeVisible();
    },
  },
] as const satisfies readonly OpenState[];
