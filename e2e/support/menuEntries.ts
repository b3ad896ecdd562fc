import { company } from '../../src/content/company';
import { navigation, type NavigationLink } from '../../src/navigation';
import { message } from '../messages';

export const hostingEntry = message('common.nav.hosting');

/** A link of the menu as lines of an ARIA snapshot, below a list item. */
function linkLines(link: NavigationLink): string[] {
  if ('person' in link) throw new Error('The menu names nobody');
  const isElsewhere = 'external' in link;
  const name = message(link.title) + (isElsewhere ? ` ${message('common.opensInNewTab')}` : '');
  return [`- link "${name}":`, `  - /url: ${isElsewhere ? company.links[link.external] : link.path}`];
}

const indented = (lines: readonly string[], by: number) => lines.map((line) => ' '.repeat(by) + line);

const item = (lines: readonly string[]) => ['- listitem:', ...indented(lines, 2)];

/** An ARIA snapshot of the open menu. */
export const openMenuSnapshot = [
  '- list:',
  ...indented(
    navigation.flatMap((entry) =>
      item(
        'children' in entry
          ? [
              `- button "${message(entry.title)}" [expanded]`,
              '- list:',
              ...indented(
                entry.children.flatMap((link) => item(linkLines(link))),
                2,
              ),
            ]
          : linkLines(entry),
      ),
    ),
    2,
  ),
].join('\n');
