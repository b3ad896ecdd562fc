import type { TreeNode } from '@nine-blocks/system-browsers/driver';
import type { Page } from '@playwright/test';
import { notFoundRoute } from '../../src/routes';
import { engineUnderTest } from '../engines/engineUnderTest';
import { needs } from '../engines/needs';
import { expect, test } from '../fixtures';
import { oneOfEachKind } from '../support/oneOfEachKind';
import { openStates } from '../support/openStates';
import { leaveNothingToChance } from '../support/stillPage';
import { chromiumFields } from './trees/chromiumTree';
import { playwrightsTree } from './trees/playwrightsTree';
import { heard, treeLines } from './trees/treeLines';

test.beforeEach(({ page }) => leaveNothingToChance(page));

async function expectSameTree(page: Page, accessibilityTree: () => Promise<TreeNode[]>) {
  await expect(async () => {
    expect(treeLines(await accessibilityTree())).toEqual(treeLines(await playwrightsTree(page)));
  }).toPass({ timeout: 15_000 });
}

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ });

  test('a page of each kind is in the engine’s own tree what tests take it for', async ({
    page,
    site,
    isNarrow,
    accessibilityTree,
  }) => {
    needs('accessibilityTree');
    test.skip(isNarrow, 'A narrow screen shows the same pieces; the menu is looked at below');
    for (const { path } of [...oneOfEachKind, notFoundRoute]) {
      await test.step(path, async () => {
        await page.goto(path);
        await site.hydrated();
        await expectSameTree(page, accessibilityTree);
      });
    }
  });
});

const looked = [
  'services-open',
  'menu-services-open',
  'contact-idle',
  'contact-errors',
  'contact-sent',
  'contact-failed',
  'referral-errors',
  'filter-chosen',
  'question-open',
] as const satisfies (typeof openStates)[number]['id'][];

for (const state of openStates.filter(({ id }) => looked.some((other) => other === id))) {
  test.describe(() => {
    test.use({ expectedErrors: 'expectedErrors' in state ? state.expectedErrors : [] });

    test(`${state.id} is in the engine’s own tree what tests take it for`, async ({
      page,
      site,
      isNarrow,
      browserName,
      accessibilityTree,
    }) => {
      needs('accessibilityTree');
      test.skip(isNarrow !== 'to' in state, 'Each is looked at on one screen');
      await site.open(state.path);
      await state.reach(page);
      await expectSameTree(page, accessibilityTree);
      if (browserName === 'chromium') expect(await chromiumFields(page)).toEqual(await fieldsOf(page));
    });
  });
}

/** The controls and headings that a page has, by role. */
const controls = ['link', 'button', 'switch', 'checkbox', 'radio', 'textbox', 'combobox', 'heading'] as const;

test('every control of a page is to the engine what tests take it for', async ({ page, site, accessibleElement }) => {
  needs('accessibleElement');
  test.skip(engineUnderTest().lacks.accessibilityTree === undefined, 'The whole tree is compared');
  for (const path of ['/', '/referral'] as const) {
    await site.open(path);
    for (const role of controls) {
      const expected = (await playwrightsTree(page))
        .filter((node) => node.role === role)
        .map(({ name }) => heard(name));
      const own = [];
      for (const control of await page.getByRole(role).all()) own.push(await accessibleElement(control));
      expect(own.map((one) => one.role)).toEqual(expected.map(() => role));
      expect(own.map(({ name }) => heard(name))).toEqual(expected);
    }
  }
});

/** What the page's markup says of its fields. */
function fieldsOf(page: Page) {
  return page
    .getByRole('textbox')
    .or(page.getByRole('combobox'))
    .evaluateAll((fields) =>
      fields.map((field) => {
        if (
          !(
            field instanceof HTMLInputElement ||
            field instanceof HTMLTextAreaElement ||
            field instanceof HTMLSelectElement
          )
        ) {
          throw new TypeError(`${field.outerHTML} is no field`);
        }
        const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
        return {
          name: (field.labels?.[0]?.textContent ?? field.ariaLabel ?? '').trim(),
          isRequired: field.required || field.ariaRequired === 'true',
          description: described.map((id) => document.getElementById(id)?.textContent).join(' '),
          value: field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.label ?? '') : field.value,
        };
      }),
    );
}
