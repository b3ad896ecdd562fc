import type { Locator, Page } from '@playwright/test';
import { needs } from '@nine-blocks/system-browsers/needs';
import { company } from '../../src/content/company';
import type { Path } from '../../src/paths';
import { expect, test } from '../fixtures';
import { messageId } from '../../src/i18n/messageId';
import { featureWorks, longestTitled, mostFilmed, videosOf, worksPath, worksWords } from '../support/samples';
import { axeViolations } from '../support/axeViolations';
import { layoutFaults } from '../support/layoutFaults';
import { referralForm } from '../support/referralForm';
import { sectionOf, type Site } from '../support/site';
import { contactEmail, message } from '../messages';
import { needsPart } from '../support/needsPart';

/** The area between the margins of a sheet, in pixels. */
const a4 = { width: 673, height: 1000 };
const letter = { width: 695, height: 935 };

/** Loads a page and shows its print layout. */
async function print(page: Page, site: Site, path: Path, sheet = a4) {
  await site.open(path);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
}

test('a case study has its cover, its drawings and a still of each video, and nothing overlaps', async ({
  page,
  site,
}) => {
  await print(page, site, `/case-studies/${mostFilmed}`);
  const { main } = site;
  await expect(page.getByRole('heading', { name: message('common.readAnother') })).toBeHidden();
  await expect(main.getByRole('figure').getByRole('img', { includeHidden: true }).first()).toBeVisible();
  await expect(main.locator('video')).toHaveCount(videosOf(mostFilmed).length);
  for (const video of await main.locator('video').all()) await expect(video).toBeHidden();
  expect(await layoutFaults(page)).toEqual([]);
});

test('a picture of a case study and its caption take at most a third of a sheet', async ({ page, site }) => {
  needs('printedSource');
  await print(page, site, `/case-studies/${mostFilmed}`);
  const figures = site.main.getByRole('figure').filter({ has: page.locator('img') });
  const heights = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThan(333);
});

test('every card of a case study has its cover, and there are three in a row', async ({ page, site }) => {
  await print(page, site, '/');
  const covers = sectionOf(page, message('home.stories.heading')).locator('img');
  await expect(covers).toHaveCount(3);
  for (const cover of await covers.all()) await expect(cover).toBeVisible();
  const tops = await covers.evaluateAll((all) => all.map((cover) => Math.round(cover.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('the first sheet of a case study has the cover; US paper needs no more sheets than A4', async ({ page, site }) => {
  needs('pdf');
  await site.open(`/case-studies/${longestTitled}`);
  const sheets = async (format: string) =>
    (await page.pdf({ format, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length;
  expect(await sheets('Letter')).toBe(await sheets('A4'));

  await print(page, site, `/case-studies/${longestTitled}`, letter);
  const cover = site.main.locator('img[fetchpriority="high"]');
  const { y = NaN, height = NaN } = (await cover.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(letter.height);
});

test('the list of case studies fits on one sheet', async ({ page, site }) => {
  needsPart('product');
  await print(page, site, worksPath);
  const work = sectionOf(page, message(`${worksWords}.heading`));
  for (const customer of featureWorks) {
    await expect(work.getByText(message(messageId(worksWords, customer, 'description')))).toBeVisible();
  }
  expect((await work.boundingBox())?.height).toBeLessThan(a4.height);
});

for (const path of ['/', '/services/product-design', '/services/devops', '/education'] as const) {
  test(`on paper every word of ${path} is legible, and no figure is divided between two lines`, async ({
    page,
    site,
  }) => {
    await print(page, site, path);
    expect(await axeViolations(page, 'colors')).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    for (const figure of await site.main.getByText(/^\d+%$/).all()) {
      const lines = await figure.evaluate(
        (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).fontSize),
      );
      expect(lines).toBeLessThan(1.6);
    }
  });
}

test('neither a form nor its heading is printed', async ({ page, site }) => {
  await print(page, site, '/referral');
  await expect(referralForm(page).submit).toBeHidden();
  await expect(page.getByRole('heading', { name: message('referral.form.heading') })).toBeHidden();
  await expect(site.main.getByRole('textbox')).toHaveCount(0);
});

test('the address is next to the company’s name, in black, and covers nothing; controls are not printed', async ({
  page,
  site,
}) => {
  await print(page, site, '/brief');
  await expect(site.footer.getByRole('link')).toHaveText([contactEmail]);
  await expect(site.header.getByRole('link')).toHaveText(company.name);
  await expect(site.heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button')).toHaveCount(0);
  const boxOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const address = await boxOf(site.footer);
  const name = await boxOf(site.header.getByRole('link').first());
  const title = await boxOf(site.heading);
  expect(address.left).toBeGreaterThan(name.right);
  expect(address.bottom).toBeLessThan(title.top);
});
