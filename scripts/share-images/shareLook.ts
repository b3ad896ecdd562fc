import type { CaseStudySlug } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import type { Locale } from '../../src/i18n/locales';
import type { Route } from '../../src/paths';
import { rampFromAccent } from '../../src/content/accents';
import { colors } from '../../src/theme/palette';
import {
  caseStudiesDrawing,
  drawingSide,
  homeDrawing,
  pageDrawing,
  rewardDrawing,
  serviceDrawing,
  signDrawing,
  teamDrawing,
} from './drawings';

/** How the share picture of a page looks. */
export interface ShareLook {
  /** The color behind the words and the drawing. */
  background: string;
  heading: string;
  /** The color of the smaller words. */
  name: string;
  /** Colors that replace those of the mark's file. */
  mark?: Readonly<Record<string, string>>;
  /** An SVG drawing of 630 × 630 pixels. */
  drawing: string;
}

const markColors = (first: string, second: string) => ({
  '--palette-primary-main': first,
  '--palette-secondary-main': second,
});

const paper = {
  background: colors.background.light,
  heading: colors.text.light,
  name: colors.text.light,
};

/** Services: a panel in the company's blue. */
const blue = {
  background: colors.primary.light,
  heading: colors.onPrimary.light,
  name: colors.onPrimary.light,
  mark: markColors(colors.onPrimary.light, colors.secondary.light),
};

function caseStudyLook(slug: CaseStudySlug): ShareLook {
  const [lightest, , , light, , , dark, darker] = rampFromAccent(caseStudyRecords[slug].accent);
  return {
    background: lightest,
    heading: darker,
    name: dark,
    mark: markColors(dark, light),
    drawing: signDrawing(slug, 0, 0, drawingSide),
  };
}

/** The look of a page's share picture; figures on it have the format of the locale. */
export function shareLook(route: Route, locale: Locale): ShareLook {
  if (route.page === 'caseStudy') return caseStudyLook(route.slug);
  if (route.page === 'service') return { ...blue, drawing: serviceDrawing(route.slug) };
  if (route.page === 'home') return { ...paper, drawing: homeDrawing() };
  if (route.page === 'referral') return { ...paper, drawing: rewardDrawing(locale) };
  if (route.page === 'caseStudies') return { ...paper, drawing: caseStudiesDrawing() };
  if (route.page === 'aboutUs') return { ...paper, drawing: teamDrawing() };
  return { ...paper, drawing: pageDrawing(route.page) };
}
