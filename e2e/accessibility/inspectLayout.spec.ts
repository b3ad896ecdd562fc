import { expect, test } from '../fixtures';
import { inspectLayout } from '../support/inspectLayout';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

for (const [what, html, findings] of [
  ['nothing', `<p>Words that fit</p><img src="${pixel}" width="1" height="1" alt="">`, []],
  ['hidden words', '<span style="position: absolute; width: 1px; overflow: hidden">Opens in a new tab</span>', []],
  ['closed words', '<details style="width: 6ch"><summary>More</summary><p>Unbreakablewords</p></details>', []],
  [
    'sideways scroll',
    '<div style="width: 9000px">Wide</div>',
    [expect.stringMatching(/^scrolls sideways: 90\d\d px wide, because of div “Wide”$/)],
  ],
  ['a picture without size', `<img src="${pixel}" alt="">`, [expect.stringMatching(/has no width or height$/)]],
  ['a broken picture', '<img src="data:image/png,no" width="9" height="9" alt="">', ['image/png,no did not load']],
  [
    'words that stick out',
    '<p style="width: 4ch">An <b>Unbreakableword</b></p>',
    [expect.stringMatching(/^b “Unbreakableword” sticks out of its box by \d+ px$/)],
  ],
  [
    'words cut off at the side',
    '<div style="width: 4ch; overflow: hidden"><p style="width: 40ch">Words and words</p></div>',
    ['p “Words and words” is cut off'],
  ],
  [
    'words cut off below',
    '<div style="height: 1lh; overflow: clip"><p style="margin: 0">One<br>Two</p></div>',
    ['p “OneTwo” is cut off'],
  ],
  [
    'words cut off, but for scrolling',
    '<div style="width: 4ch; overflow: auto"><p style="width: 40ch">Words and words</p></div>',
    [],
  ],
] as const) {
  test(`the look at a layout finds ${what}`, async ({ page }) => {
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">${html}`);
    expect(await inspectLayout(page)).toMatchObject({ findings });
  });
}
