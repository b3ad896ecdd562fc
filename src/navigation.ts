import type { CompanyLink } from './content/company';
import { serviceSlugs } from './content/serviceSlugs';
import { type ProfiledPerson, profiles } from './content/team';
import type { MessageId } from './i18n/messageIds';
import type { Path } from './paths';

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

/** The header's menu, in order (docs/requirements.md, 2). */
export const navigation: readonly (NavigationGroup | NavigationLink)[] = [
  { title: 'common.nav.home', path: '/' },
  services,
  { title: 'common.nav.caseStudies', path: '/case-studies' },
  { title: 'common.nav.aboutUs', path: '/about-us' },
];

/** The footer's columns, in order (docs/requirements.md, 2): the two shortest groups are one above the other. */
export const footerColumns: readonly (readonly NavigationGroup[])[] = [
  [
    {
      id: 'education',
      title: 'common.footer.education',
      children: [
        { title: 'common.footer.education.overview', path: '/education' },
        { title: 'common.footer.education.aiProofDev', external: 'aiProofDev' },
        { title: 'common.footer.education.codeFtw', external: 'codeFtw' },
        { title: 'common.footer.education.podcast', external: 'podcast' },
        { title: 'common.footer.education.videoChannel', external: 'videoChannel' },
      ],
    },
  ],
  [
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
  ],
  [
    {
      id: 'company',
      title: 'common.footer.company',
      children: [
        { title: 'common.footer.aboutUs', path: '/about-us' },
        { title: 'common.footer.caseStudies', path: '/case-studies' },
        { title: 'common.compare', path: '/case-studies/compare' },
        { title: 'common.footer.referral', path: '/referral' },
        { title: 'common.footer.dueDiligence', path: '/due-diligence' },
        { title: 'common.footer.brief', path: '/brief' },
        { title: 'common.footer.careers', external: 'careers' },
        { title: 'common.footer.linkedIn', external: 'linkedin' },
        { title: 'common.footer.gitHub', external: 'github' },
      ],
    },
  ],
  [{ ...services, title: 'common.footer.services' }],
];
