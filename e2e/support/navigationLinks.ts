import { company } from '../../src/content/company';
import type { NavigationLink } from '../../src/navigation';
import { message } from '../messages';

/** The text and the address of a link in menu or footer. */
export function linkOf(link: NavigationLink): { text: string; href: string } {
  if ('person' in link) return { text: link.person.name, href: link.person.profile };
  const text = message(link.title);
  return 'path' in link ? { text, href: link.path } : { text, href: company.links[link.external] };
}
