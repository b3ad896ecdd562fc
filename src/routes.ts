import { type ComponentType, memo } from 'react';
import { createResource } from './loading/createResource';
import { loadMessages } from './i18n/messages';
import type { Locale } from './i18n/locales';
import { loadIslands } from './hydration/island';
import type { PageName, Route } from './paths';

/** A function for each kind of page that fetches the component; its props have the route. */
type Loaders = {
  [Name in PageName]: () => Promise<{ default: ComponentType<{ route: Extract<Route, { page: Name }> }> }>;
};

/** The code of each page, in its own chunk. */
const loaders: Loaders = {
  home: () => import(/* webpackChunkName: "home" */ './pages/HomePage'),
  aboutUs: () => import(/* webpackChunkName: "aboutUs" */ './pages/AboutUsPage'),
  caseStudies: () => import(/* webpackChunkName: "caseStudies" */ './pages/CaseStudiesPage'),
  compare: () => import(/* webpackChunkName: "compare" */ './compare/ComparePage'),
  referral: () => import(/* webpackChunkName: "referral" */ './pages/ReferralPage'),
  dueDiligence: () => import(/* webpackChunkName: "dueDiligence" */ './dueDiligence/DueDiligencePage'),
  education: () => import(/* webpackChunkName: "education" */ './pages/EducationPage'),
  brief: () => import(/* webpackChunkName: "brief" */ './brief/BriefPage'),
  privacyPolicy: () => import(/* webpackChunkName: "privacyPolicy" */ './pages/PrivacyPolicyPage'),
  termsAndConditions: () => import(/* webpackChunkName: "termsAndConditions" */ './pages/TermsAndConditionsPage'),
  imprint: () => import(/* webpackChunkName: "imprint" */ './pages/ImprintPage'),
  caseStudy: () => import(/* webpackChunkName: "caseStudy" */ './pages/CaseStudyPage'),
  service: () => import(/* webpackChunkName: "service" */ './pages/ServicePage'),
  notFound: () => import(/* webpackChunkName: "notFound" */ './pages/NotFoundPage'),
};

type PageComponent = ComponentType<{ route: Route }>;

// Memoized, so that the page does not render again when the components around it do so after hydration.
const pages = createResource<PageComponent>(async (name) => {
  return memo((await loaders[name as PageName]()).default) as PageComponent;
});

/** The same pages with the code of all their islands. */
const wholePages = createResource<PageComponent>(async (name) => {
  const page = await pages.load(name);
  await loadIslands();
  return page;
});

/** Fetches code and messages of a route's page, to hydrate its HTML. */
export async function loadPage(route: Route, locale: Locale): Promise<void> {
  await Promise.all([pages.load(route.page), loadMessages(locale, route.id)]);
}

/** Fetches the same with the code of the page's islands, for a page that the browser renders itself. */
export async function loadWholePage(route: Route, locale: Locale): Promise<void> {
  await Promise.all([wholePages.load(route.page), loadMessages(locale, route.id)]);
}

/** While rendering: returns the component of a route's page, or suspends; without prerendered HTML it waits for the islands, too. */
export function readPage(route: Route, isPrerendered: boolean): PageComponent {
  return (isPrerendered ? pages : wholePages).read(route.page);
}
