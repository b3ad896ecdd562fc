import { company, type CompanyLink } from './content/company';
import { ofPart } from './content/parts';
import { serviceSlugs } from './content/serviceSlugs';
import { type ProfiledPerson, profiles } from './content/team';
import type { MessageId } from './i18n/messageIds';
import { hasPage, type Path } from './paths';

/** A link of a menu: to a page of the site, to another site of the company, or to a person's profile elsewhere. */
export type NavigationLink =
  | { title: MessageId; path: Path }
  | { title: MessageId; external: CompanyLink }
  | { person: ProfiledPerson };

/** A named group of links: a dropdown of the header or a column of the footer. */
export interface NavigationGroup {
  id: string;
  title: MessageId;
  children: readonly NavigationLink[];
}

/** Whether the target of a link exists: a part that is off has no page. */
const isThere = (link: NavigationLink) => !('path' in link) || hasPage(link.path);

const services: NavigationGroup = {
  id: 'services',
  title: 'common.nav.services',
  children: [
    ...serviceSlugs.map((slug) => ({
      title: `common.nav.service.${slug}` as const,
      path: `/services/${slug}` as const,
    })),
    ...ofPart('product', { title: 'common.nav.hosting', external: 'hosting' } as const),
  ],
};

/** The header's menu, in order (docs/requirements.md, 2). */
export const navigation: readonly (NavigationGroup | NavigationLink)[] = [
  { title: 'common.nav.home', path: '/' },
  services,
  { title: 'common.nav.caseStudies', path: '/case-studies' },
  { title: 'common.nav.aboutUs', path: '/about-us' },
];

/**
 * The smallest width in pixels at which the header has room for its whole menu in every language, also next to a scrollbar; on narrower screens the
 * menu fills the screen. 1024 px hold a name of 11 letters; each further letter needs 12 px.
 */
export const wideHeader = 1024 + 12 * Math.max(0, company.name.length - 11);

const education: NavigationGroup = {
  id: 'education',
  title: 'common.footer.education',
  children: [
    { title: 'common.footer.education.overview', path: '/education' },
    { title: 'common.footer.education.aiProofDev', external: 'aiProofDev' },
    { title: 'common.footer.education.codeFtw', external: 'codeFtw' },
    { title: 'common.footer.education.podcast', external: 'podcast' },
    { title: 'common.footer.education.videoChannel', external: 'videoChannel' },
  ],
};

const products: NavigationGroup = {
  id: 'products',
  title: 'common.footer.products',
  children: [{ title: 'common.footer.products.hosting', external: 'hosting' }],
};

const people: NavigationGroup = {
  id: 'people',
  title: 'common.footer.people',
  children: profiles.map((person) => ({ person })),
};

const companyLinks: readonly NavigationLink[] = [
  { title: 'common.footer.aboutUs', path: '/about-us' },
  { title: 'common.footer.caseStudies', path: '/case-studies' },
  { title: 'common.compare', path: '/case-studies/compare' },
  { title: 'common.footer.referral', path: '/referral' },
  { title: 'common.footer.dueDiligence', path: '/due-diligence' },
  { title: 'common.footer.brief', path: '/brief' },
  { title: 'common.footer.careers', external: 'careers' },
  { title: 'common.footer.linkedIn', external: 'linkedin' },
  { title: 'common.footer.gitHub', external: 'github' },
];

/** The footer's columns, in order (docs/requirements.md, 2): the two shortest groups are one above the other. */
export const footerColumns: readonly (readonly NavigationGroup[])[] = [
  ...ofPart('education', [education]),
  [...ofPart('product', products), people],
  [{ id: 'company', title: 'common.footer.company', children: companyLinks.filter(isThere) }],
  [{ ...services, title: 'common.footer.services' }],
];
