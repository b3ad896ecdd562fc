import type { CompanyLink } from './content/company';
import { serviceSlugs } from './content/serviceSlugs';
import { type ProfiledPerson, profiles } from './content/team';
import type { MessageId } from './i18n/messageIds';
import { type Path, pages } from './routes';

/** A named link: to a page of the site, to one of the company's other places, or to a person's profile elsewhere. */
export type NavigationLink =
  | { title: MessageId; path: Path }
  | { title: MessageId; external: CompanyLink }
  | { person: ProfiledPerson };

/** A named group of links: a dropdown of the header, a column of the footer. */
export interface NavigationGroup {
  id: string;
  title: MessageId;
  children: readonly NavigationLink[];
}

const services: NavigationGroup = {
  id: 'services',
  title: 'common.nav.services',
  children: [
    ...serviceSlugs.map((slug) => ({
      title: `common.nav.service.${slug}` as const,
      path: `/services/${slug}` as const,
    })),
    { title: 'common.nav.hosting', external: 'hosting' },
  ],
};

/** The position of the group Services in the header's menu, among pages that have their own position. */
const placeOfServices = 2;

const menuPages = Object.values(pages).flatMap((page) => ('header' in page ? [page] : []));

/** The header's menu, in order (docs/requirements.md, 2). */
export const navigation: readonly (NavigationGroup | NavigationLink)[] = [
  { place: placeOfServices, entry: services },
  ...menuPages.map(({ path, header: { place, title } }) => ({ place, entry: { title, path } })),
]
  .toSorted((one, other) => one.place - other.place)
  .map(({ entry }) => entry);

const pagesIn = (column: string): readonly NavigationLink[] =>
  Object.values(pages).flatMap((page) =>
    'footer' in page && page.footer.column === column ? [{ title: page.footer.title, path: page.path }] : [],
  );

/** The footer's columns, in order (docs/requirements.md, 2). */
export const footerColumns: readonly NavigationGroup[] = [
  {
    id: 'education',
    title: 'common.footer.education',
    children: [
      ...pagesIn('education'),
      { title: 'common.footer.education.aiProofDev', external: 'aiProofDev' },
      { title: 'common.footer.education.codeFtw', external: 'codeFtw' },
      { title: 'common.footer.education.podcast', external: 'podcast' },
      { title: 'common.footer.education.videoChannel', external: 'videoChannel' },
    ],
  },
  {
    id: 'products',
    title: 'common.footer.products',
    children: [{ title: 'common.footer.products.hosting', external: 'hosting' }],
  },
  {
    id: 'people',
    title: 'common.footer.people',
    children: profiles.map((person) => ({ person })),
  },
  {
    id: 'company',
    title: 'common.footer.company',
    children: [
      ...pagesIn('company'),
      { title: 'common.footer.careers', external: 'careers' },
      { title: 'common.footer.linkedIn', external: 'linkedin' },
      { title: 'common.footer.gitHub', external: 'github' },
    ],
  },
  { ...services, title: 'common.footer.services' },
];
