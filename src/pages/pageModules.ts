import type { ComponentType } from 'react';
import { loadStudy, loadStudyCards } from '../content/pageRecords';
import { createResource } from '../i18n/createResource';
import { loadMessages } from '../i18n/messages';
import type { Locale } from '../i18n/locales';
import type { Route } from '../routes';
import { loadParts } from '../components/parts';

type PageKind = Route['page'];
type PageComponent = ComponentType<{ route: Route }>;

type Loaders = {
  [Kind in PageKind]: () => Promise<{ default: ComponentType<{ route: Extract<Route, { page: Kind }> }> }>;
};

const loaders: Loaders = {
  home: () => import(/* webpackChunkName: "home" */ './HomePage'),
  caseStudies: () => import(/* webpackChunkName: "caseStudies" */ './CaseStudiesPage'),
  caseStudy: () => import(/* webpackChunkName: "caseStudy" */ './CaseStudyPage'),
  service: () => import(/* webpackChunkName: "service" */ './ServicePage'),
  referral: () => import(/* webpackChunkName: "referral" */ './ReferralPage'),
  education: () => import(/* webpackChunkName: "education" */ './EducationPage'),
  aboutUs: () => import(/* webpackChunkName: "aboutUs" */ './AboutUsPage'),
  privacyPolicy: () => import(/* webpackChunkName: "privacyPolicy" */ './PrivacyPolicyPage'),
  termsAndConditions: () => import(/* webpackChunkName: "termsAndConditions" */ './TermsAndConditionsPage'),
  notFound: () => import(/* webpackChunkName: "notFound" */ './NotFoundPage'),
};

const pages = createResource<PageComponent>(async (kind) => {
  const load = loaders[kind as PageKind];
  return (await load()).default as PageComponent;
});

async function loadRecords(route: Route): Promise<void> {
  if (route.page === 'caseStudies') await loadStudyCards();
  if (route.page === 'caseStudy') await loadStudy(route.slug);
}

/** Fetches all that a route's page needs: its code, its words and its records. */
export async function loadPage(route: Route, locale: Locale): Promise<void> {
  await Promise.all([pages.load(route.page), loadMessages(locale, route.id), loadRecords(route)]);
}

/** Fetches the same, and the code of the parts that a prerendered page waits for: this one will be rendered anew. */
export async function loadWholePage(route: Route, locale: Locale): Promise<void> {
  await loadPage(route, locale);
  await loadParts();
}

/** While rendering: the component of a route's page, or the wait for it. */
export function readPage(route: Route): PageComponent {
  return pages.read(route.page);
}
