import { readFileSync } from 'node:fs';
import { company } from '../../src/content/company';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { message, messagesIn } from '../messages';
import { briefPage } from '../support/brief';
import { otherLocale } from '../support/samples';
import { createSite } from '../support/site';
import { hrefOf } from '../../src/paths';

const shelves =
  '# Ein Pflichtenheft\n\n## 1. Was?\n\nRegale\n\n## 6. Wie viel?\n\n- [ ] a\n- [ ] b\n- [x] c\n- [ ] d\n- [ ] e\n- [ ] f\n';

test('a brief is downloaded, and opened again in another language', async ({ page, site }) => {
  needs('download');
  await site.open('/brief');
  const brief = briefPage(page);
  await brief.answerFirst('Shelves are\n# counted by hand.');
  const download = page.waitForEvent('download');
  await brief.download.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('project-brief.md');
  const content = readFileSync(await file.path(), 'utf8');
  expect(content).toMatch(new RegExp(`^# Project brief for ${company.name}\n\n## 1\\. `));

  // The browser asks before it leaves a page with an unsent brief.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(hrefOf('/brief', otherLocale));
  const said = messagesIn(otherLocale);
  await createSite(page, said).hydrated();
  await briefPage(page, said).openFile(content);
  await expect(brief.heading).toHaveText(said('brief.check.title'));
  await expect(brief.heading).toBeFocused();
  await expect(site.main.getByText('# counted by hand.')).toBeVisible();
});

test('opening a brief can be undone; another file is refused with the reason and changes nothing', async ({
  page,
  site,
}) => {
  needs('fileChooser');
  await site.open('/brief');
  const brief = briefPage(page);
  await brief.answerFirst('Shelves');
  await page.goBack();
  const chooser = page.waitForEvent('filechooser');
  await site.main.getByRole('button', { name: message('brief.open.button'), exact: true }).click();
  expect((await chooser).isMultiple()).toBe(false);
  for (const [content, reason] of [
    ['A shopping list', message('brief.open.notBrief')],
    [shelves.replace('- [ ] a', '- [x] a'), message('brief.open.answer', { number: 6 })],
  ] as const) {
    await brief.openFile(content);
    await expect(brief.refusal).toHaveText(reason);
  }
  await site.main.getByRole('link', { name: message('brief.check.title') }).click();
  await expect(site.main.getByText('Shelves')).toBeVisible();
  await page.goBack();

  await brief.openFile(shelves);
  await expect(site.main.getByText('Regale')).toBeVisible();
  await expect(site.main.getByText('$50,000 to $100,000')).toBeVisible();
  await brief.restore.click();
  await expect(site.main.getByText('Shelves')).toBeVisible();
  await expect(site.main.getByText('Regale')).toHaveCount(0);
  await expect(brief.restore).toHaveCount(0);
});
