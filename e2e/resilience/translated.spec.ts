import type { Page } from '@playwright/test';
import { caseStudySlugs, featuredSlugs } from '../../src/content/caseStudies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type Path } from '../../src/paths';
import { expect, test } from '../fixtures';
import { messagesIn } from '../messages';
import { comparePage, namesOf } from '../support/comparePage';
import { contactDialog } from '../support/contactDialog';
import { holdMail } from '../support/held';
import { commonTag, fiveStudies, oneOfEachKind, otherTag, rightToLeft, studiesTagged } from '../support/samples';
import { optional, referralForm } from '../support/referralForm';
import { createSite } from '../support/site';
import { leaveNothingToChance } from '../support/stillPage';
import { translateAtOnce, translateNow } from '../support/translator';
import { needsPart } from '../support/needsPart';

/** React logs that it renders a part of the page again, because the text differs from the prerendered HTML. */
test.use({ expectedErrors: /Minified React error #418/ });

/** The translator works before a page is hydrated. */
const early = { locale: sourceLocale, isEarly: true };

/** The translator works after a page is hydrated, but not its islands. */
const late = { locale: rightToLeft[0] ?? sourceLocale, isEarly: false };

async function visit(page: Page, { locale, isEarly }: typeof early) {
  const said = messagesIn(locale);
  const site = createSite(page, said);
  if (isEarly) await translateAtOnce(page);
  const open = async (path: Path) => {
    await page.goto(hrefOf(path, locale));
    await site.pageHydrated();
    if (!isEarly) await translateNow(page);
    await site.hydrated();
  };
  return { said, site, open };
}

/** Runs in the browser, before a page's own scripts: records the prerendered headings and links. */
function noteContent() {
  const content = () => [
    ...Array.from(document.querySelectorAll('h1, h2, h3'), (heading) => heading.textContent.trim()),
    ...Array.from(document.links, (link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('#')),
  ];
  document.addEventListener('DOMContentLoaded', () => {
    const prerendered = content();
    Object.assign(window, { lostContent: () => prerendered.filter((text) => !content().includes(text)) });
  });
}

test('a page of each kind keeps its headings and links if it is translated before hydration', async ({ page }) => {
  await leaveNothingToChance(page);
  await page.addInitScript(noteContent);
  const { open } = await visit(page, early);
  for (const { path } of oneOfEachKind) {
    await open(path);
    const lost = await page.evaluate(() => (window as { lostContent?: () => string[] }).lostContent?.());
    // The HTML of the comparison has all case studies, since a visitor without script cannot choose.
    if (path !== '/case-studies/compare') expect(lost, path).toEqual([]);
    expect(await page.locator('main font').count()).toBeGreaterThan(5);
  }
});

test('the menu opens, and the dialog shows its errors and sends, if both are translated before hydration', async ({
  page,
  mailbox,
}) => {
  const { said, site, open } = await visit(page, early);
  const contact = contactDialog(page, said);
  await open('/');
  await site.openServices();
  const name = said(`common.nav.service.${serviceSlugs[0]}`);
  await expect(site.navigation.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');

  await contact.open();
  await contact.email.fill('ada');
  await contact.name.focus();
  await expect(contact.dialog.getByText(said('contact.email.invalid'))).toBeVisible();
  await contact.email.fill('');
  await expect(contact.dialog.getByText(said('contact.email.empty'))).toBeVisible();
  await contact.fill({ email: mailbox.address });
  const held = await holdMail(page);
  await contact.submit.click();
  await expect(contact.sending).toBeVisible();
  held.release();
  await expect(contact.sent).toBeVisible();
  // Default values are in English in every language, because the agency reads them.
  const subject = said('contact.mail.subject', { name: 'Unknown', address: mailbox.address });
  expect(await mailbox.received()).toMatchObject([{ fromName: 'Unknown', content: 'No content', subject }]);
});

test('the referral form lists its errors and sends if it is translated later', async ({ page, mailbox }) => {
  const { said, open } = await visit(page, late);
  const form = referralForm(page, said);
  await open('/referral');
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expect(form.field('yourEmail')).toHaveAccessibleDescription(said('referral.form.yourEmail.empty'));
  await form.field('yourEmail').fill('ada');
  await expect(form.field('yourEmail')).toHaveAccessibleDescription(said('referral.form.yourEmail.invalid'));
  await form.complete(mailbox.address);
  await form.fill(optional);
  await expect(form.summary).toHaveCount(0);
  await form.submit.click();
  await expect(page.getByText(said('referral.form.sent'))).toBeVisible();
  const [mail] = await mailbox.received();
  expect(mail?.subject).toBe(said('referral.mail.subject', { name: 'Ada Lovelace' }));
  expect(mail?.content).toContain(said('referral.mail.howIKnowThem'));
});

test('visitors can filter, shortlist and compare case studies if the page is translated later', async ({ page }) => {
  const { said, open } = await visit(page, late);
  await open('/case-studies');
  const filter = page.getByLabel(said('caseStudies.filter.label'));
  for (const tag of [commonTag, otherTag]) {
    await filter.selectOption(tag);
    const values = { count: studiesTagged(tag).length, filter: said(`tags.${tag}`) };
    await expect(page.getByText(said('caseStudies.list.count', values))).toBeVisible();
  }
  await filter.selectOption('all');
  await expect(page.getByText(said('caseStudies.list.hint'))).toBeVisible();
  const slug = featuredSlugs[0] ?? fiveStudies[0];
  const title = said(`caseStudy.${slug}.card.title`);
  const named = (action: 'add' | 'remove') =>
    page.getByRole('button', { name: said(`compare.shortlist.${action}Named`, { title }) }).first();
  needsPart('compare');
  await named('add').click();
  await expect(named('remove')).toContainText(said('compare.shortlist.remove'));
  const bar = page.getByRole('region', { name: said('compare.bar.label'), exact: true });
  const name = namesOf([slug]).join();
  await expect(bar.getByRole('status')).toHaveText(said('compare.bar.names', { count: 1, name }));

  await open('/case-studies/compare');
  for (const [place, study] of caseStudySlugs.slice(1, 3).entries()) {
    await comparePage(page, said).box(study).check();
    await expect(page.getByText(said('compare.chooser.count', { count: place + 1 }))).toBeVisible();
  }
});
