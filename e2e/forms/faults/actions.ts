import { expect, type Page } from '@playwright/test';
import { contactDialog } from '../../support/contactDialog';
import { createSite } from '../../support/site';
import { message } from '../../messages';
import type { Action, FaultRow } from './faultTable';
import type { FormName, Visit } from './visits';

/** How long a send without an answer lasts, in milliseconds; the page's clock has been installed by then. */
const sendTimeout = 30_000;

/** The page's clock runs on while the test looks at the page: so much of the time is left for that. */
const patience = 15_000;

interface Scene {
  page: Page;
  form: FormName;
  visit: Visit;
  /** How many requests have arrived. */
  requests: () => Promise<number>;
}

/** A send that never gets an answer is given up, and not before its time. */
async function waitInVain({ page, requests }: Scene) {
  await expect.poll(requests).toBe(1);
  await page.clock.fastForward(sendTimeout - patience);
  await page.clock.fastForward(patience);
}

async function goBack({ page }: Scene) {
  await page.goBack();
  await expect(createSite(page).heading).toHaveText(message('education.hero.title'));
}

const actions: Readonly<Record<Action, (scene: Scene, row: FaultRow) => Promise<void>>> = {
  send: async (scene, { fault }) => {
    const { visit, page } = scene;
    await visit.submit.click();
    if (fault === 'slow' || fault === 'hang') await expect(visit.sending).toBeFocused();
    if (fault !== 'hang') return;
    await expect.poll(scene.requests).toBe(1);
    await page.clock.fastForward(sendTimeout - patience);
    await expect(visit.sending).toBeVisible();
    await expect(visit.failure).toHaveCount(0);
    await page.clock.fastForward(patience);
  },
  'send twice': async ({ visit, page }) => {
    await visit.submit.dblclick();
    // The button says that it is disabled; Playwright would wait.
    await visit.sending.click({ force: true });
    await page.getByRole('textbox').first().press('Enter');
  },
  'send without a network': async ({ visit, page }) => {
    await page.context().setOffline(true);
    await visit.submit.click();
    await expect(visit.failure).toBeVisible();
    await page.context().setOffline(false);
  },
  'send, then load another page': async ({ visit, page }) => {
    await visit.submit.click();
    await page.goto('/about-us');
  },
  'send, then close the dialog': async (scene, { fault }) => {
    const { visit, page } = scene;
    const { dialog, open } = contactDialog(page);
    await visit.submit.click();
    await expect(visit.sending).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // It opens by itself: nobody may believe that a mail is on its way that is not.
    if (fault === 'hang') return waitInVain(scene);
    await open();
    await expect(visit.sending).toBeVisible();
  },
  'send, then go back': async (scene) => {
    await scene.visit.submit.click();
    await expect(scene.visit.sending).toBeVisible();
    await goBack(scene);
    await waitInVain(scene);
    if (scene.form === 'referral') await scene.visit.comeBack();
  },
  'close the dialog': async ({ visit, page }) => {
    await page.keyboard.press('Escape');
    await visit.comeBack();
  },
  'go back': async (scene) => {
    await goBack(scene);
    await scene.visit.comeBack();
  },
  'close the tab': async ({ page }) => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
  },
};

/** Does what a row says, up to the moment at which its contract holds. */
export function doAction(scene: Scene, row: FaultRow): Promise<void> {
  return actions[row.action](scene, row);
}
