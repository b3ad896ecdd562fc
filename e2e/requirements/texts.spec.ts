import { expect, test } from '../fixtures';
import { readDocument, textsOf } from '../support/htmlDocument';

test('Education: four items, each with an external link: AI Proof Dev, CodeFTW, a podcast, a video channel', async ({
  request,
}) => {
  const names = [/AI Proof Dev/, /CodeFTW/, /podcast/i, /video channel/i].map((name) => expect.stringMatching(name));
  for (const path of ['/education', '/']) {
    const lists = (await readDocument(request, path)).all('main').flatMap((main) => main.all('ul'));
    const list = lists.find((items) => items.text.includes('AI Proof Dev'));
    expect.soft(textsOf(list?.all('h2', 'h3') ?? []), path).toEqual(names);
    for (const item of list?.all('li') ?? []) {
      expect.soft(item.all('img', 'svg'), path).not.toEqual([]);
      const attributes = { href: expect.stringMatching(/^https:/), target: '_blank' };
      expect
        .soft(item.all('a'), path)
        .toEqual([expect.objectContaining({ attributes: expect.objectContaining(attributes) })]);
    }
  }
});

const statements = {
  '/about-us': [/15\+/, /80%/, /90%/, /over 20 years/i, /over 10 years/i, /over 50/i],
  '/privacy-policy': [/under 13/i, /one month/i, /no cookies/i],
  '/terms-and-conditions': [/2-3 week/i],
};

test('Static text pages mention the figures, and the privacy policy links to the contact address', async ({
  request,
}) => {
  for (const [path, texts] of Object.entries(statements)) {
    const [main] = (await readDocument(request, path)).all('main');
    for (const text of texts) expect.soft(main?.text, path).toMatch(text);
    if (path !== '/privacy-policy') continue;
    const hrefs = main?.all('a').map(({ attributes }) => attributes['href']);
    expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:\S+@/));
  }
});
