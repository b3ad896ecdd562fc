import { company } from '../../src/content/company';
import { educationItems } from '../../src/content/pageLists';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { sourceLocale } from '../../src/i18n/locales';
import { readCatalogs } from '../../scripts/messages/catalogs';
import { expect, test } from '../fixtures';
import { sectionOf } from '../support/sectionOf';
import { message } from '../messages';

test('shows the four places with picture, words and a link that leaves the site', async ({ page }) => {
  await page.goto('/education');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(message('education.hero.title'));
  const items = sectionOf(page, message('education.items.heading'));
  await expect(items.getByRole('listitem')).toHaveCount(educationItems.length);

  for (const [index, id] of educationItems.entries()) {
    const item = items.getByRole('listitem').nth(index);
    await expect(item.getByRole('heading', { level: 3 })).toHaveText(message(`education.items.${id}.name`));
    await expect(item).toContainText(message(`education.items.${id}.headline`));
    await expect(item).toContainText(message(`education.items.${id}.description`));
    const link = item.getByRole('link');
    await expect(link).toHaveAccessibleName(
      `${message(`education.items.${id}.link`)} ${message('common.opensInNewTab')}`,
    );
    await expect(link).toHaveAttribute('href', company.links[id]);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(item.locator('svg').first()).toBeVisible();
  }
});

const outroText = readCatalogs(sourceLocale).get('education')?.texts.get('education.outro.text') ?? '';

for (const slug of serviceSlugs.filter((one) => outroText.includes(`<service.${one}>`))) {
  test(`offers to teach a team, by ${slug}`, async ({ page }) => {
    await page.goto('/education');
    const outro = sectionOf(page, message('education.outro.heading'));
    await outro.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(`service.${slug}.hero.title`));
  });
}
