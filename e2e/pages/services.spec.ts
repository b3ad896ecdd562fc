import { services } from '../../src/content/services';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { messageId } from '../../src/i18n/messageId';
import { expect, test } from '../fixtures';
import { message } from '../messages';
import { readDocument, textsOf } from '../support/htmlDocument';
import { firstService, processPath, processService } from '../support/samples';

// The roles and words of two services are stored in accessibility/trees/service.txt and service-ai.txt.
test('the first screen has Contact Us, and the design process can be read as text', async ({ page }) => {
  await page.goto(processPath);
  const say = (...parts: string[]) => message(messageId(`service.${processService}.process`, ...parts));
  const section = serviceSlugs.flatMap((slug) => services[slug].sections).find(({ kind }) => kind === 'process');
  if (section?.kind !== 'process') throw new Error('There is no process');
  const contactUs = page.getByRole('main').getByRole('button', { name: message('common.contactUs'), exact: true });
  await expect(contactUs.first()).toBeInViewport();
  const process = page.getByRole('figure').filter({ hasText: say('inWords') });
  const steps = process.getByRole('list').first().getByRole('heading', { level: 3 });
  await expect(steps).toHaveText(section.items.map((id) => say(id, 'title')));
  const loops = section.loops.map(({ id }) => say('loop', id));
  await expect(process.getByRole('list').last().getByRole('listitem')).toContainText(loops);
  const description = process.getByText(say('description'));
  await expect(description).toBeHidden();
  await process.getByText(say('inWords')).click();
  await expect(description).toBeVisible();
});

test('menu, footer and service pages name a service in the same way', async ({ request }) => {
  const html = await readDocument(request, `/services/${firstService}`);
  const namesIn = (part: 'footer' | 'header' | 'main') =>
    serviceSlugs.map((slug) => {
      const links = html.all(part).flatMap((element) => element.all('a'));
      const own = links.filter(
        ({ attributes }) => attributes['href'] === `/services/${slug}` && !attributes['hreflang'],
      );
      return textsOf(own).at(-1);
    });
  expect(namesIn('header')).toEqual(serviceSlugs.map((slug) => message(`common.nav.service.${slug}`)));
  expect(namesIn('footer')).toEqual(namesIn('header'));
  expect(namesIn('main')).toEqual(namesIn('header'));
});
