import { expect } from '@playwright/test';
import { engineTest } from '@nine-blocks/system-browsers/engineTest';
import { createMailbox } from './mailbox';
import { cutOff, cutOffFiles, lateUse, unknownDirective } from './support/browserErrors';
import { type ContactDialog, contactDialog } from './support/contactDialog';
import { skipPagesOff } from './support/needsPart';
import { createSite, type Site, wideScreen } from './support/site';
import { reportLooseText, reportViolations } from './support/reportDomFaults';
import { axeViolations } from './support/axeViolations';

interface Fixtures {
  /** Presses a key, or keys such as 'Shift+Tab'. */
  press: (key: string) => Promise<void>;
  /** Whether the screen is as narrow as a phone, so that the menu is a drawer. Some engines cannot imitate a phone. */
  isNarrow: boolean;
  site: Site;
  contact: ContactDialog;
  /** Fails the test when axe finds a violation on the page in its present state. */
  expectAccessible: () => Promise<void>;
  mailbox: ReturnType<typeof createMailbox>;
  /** Console errors that a test causes on purpose; any other error fails it. Use one pattern, because Playwright would misread a longer list. */
  expectedErrors: RegExp | readonly [RegExp?];
  quietConsole: void;
}

let addresses = 0;

/** The only source of `test` for browser specs: every test fails on a console error or warning, an uncaught exception, or a violation of the policy. */
export const test = engineTest.extend<Fixtures>({
  press: async ({ page }, use) => {
    await use((key) => page.keyboard.press(key));
  },
  isNarrow: async ({ viewport }, use) => {
    await use(viewport !== null && viewport.width < wideScreen);
  },
  site: async ({ page }, use) => {
    await use(createSite(page));
  },
  contact: async ({ page }, use) => {
    await use(contactDialog(page));
  },
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, browserName, expectedErrors }, use) => {
      const said: string[] = [];
      page.on('console', (line) => {
        if (line.text().startsWith(unknownDirective)) return;
        if (['error', 'warning'].includes(line.type())) said.push(line.text());
      });
      skipPagesOff(page);
      await reportViolations(page.context());
      await reportLooseText(page.context());
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use();
      const ofEngine = { chromium: [], firefox: [cutOffFiles], webkit: [cutOffFiles, lateUse] };
      const expected = [cutOff, ...ofEngine[browserName], expectedErrors].flat();
      expect(said.filter((text) => !expected.some((pattern) => pattern?.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      expect(await axeViolations(page)).toEqual([]);
    });
  },
  mailbox: async ({ request }, use, { workerIndex }) => {
    test.skip(process.env['BASE_URL'] !== undefined, 'a deployed site has no mailbox for tests');
    addresses += 1;
    await use(createMailbox(request, `visitor-${process.pid}-${workerIndex}-${addresses}@example.com`));
  },
});

export { expect } from '@playwright/test';
