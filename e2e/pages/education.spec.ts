import { company } from '../../src/content/company';
import { educationItems } from '../../src/content/pageLists';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { readDocument } from '../support/htmlDocument';

// Its words are stored as they are spoken: accessibility/spoken/education.en.txt.
test('education has four places with a picture and a link that leaves the site, and offers to teach a team', async ({
  request,
}) => {
  const html = await readDocument(request, '/education');
  const items = html.section(message('education.items.heading')).all('li');
  expect(items).toHaveLength(educationItems.length);
  for (const [index, id] of educationItems.entries()) {
    const item = items[index] ?? html;
    const attributes = { href: company.links[id], target: '_blank', rel: expect.stringMatching(/\bnoopener\b/) };
    expect(item.all('a')).toMatchObject([{ attributes }]);
    expect(item.all('svg', 'img')).not.toEqual([]);
  }
  const links = html.section(message('education.outro.heading')).all('a');
  for (const { attributes } of links) expect(attributes['href']).toMatch(/^\/services\//);
});
