import type { Locale } from '../../src/i18n/locales';
import type { Route } from '../../src/routes';
import { rampOf } from '../../src/theme/accents';
import { brandColors } from '../../src/theme/brand';
import { colors } from '../../src/theme/palette';
import { homeDrawing } from './homeDrawing';
import { drawingSide, pageDrawing, signDrawing } from './pageDrawing';
import { rewardDrawing } from './rewardDrawing';
import { serviceDrawing } from './serviceDrawing';
import { caseStudiesDrawing, teamDrawing } from './tiledDrawing';

/** How the share picture of a page looks. */
export interface ShareLook {
  /** Behind the words, and under the drawing where it leaves some free. */
  background: string;
  heading: string;
  /** The smaller words. */
  name: string;
  mark: { first: string; second: string };
  /** SVG of 630 × 630 pixels. */
  drawing: string;
}

const paper = {
  background: colors.background.light,
  heading: colors.text.light,
  name: colors.text.light,
  mark: brandColors.light,
};

/** Services: the blueprint lies on paper beside a panel in the company's own blue. */
const blue = {
  background: colors.primary.light,
  heading: colors.onPrimary.light,
  name: colors.onPrimary.light,
  mark: { first: colors.onPrimary.light, second: colors.secondary.light },
};

function caseStudyLook(slug: string): ShareLook {
  const [lightest, , , light, , , dark, darker] = rampOf(slug);
  return {
    background: lightest,
    heading: darker,
    name: dark,
    mark: { first: dark, second: light },
    drawing: signDrawing(slug, 0, 0, drawingSide),
  };
}

/** The look of a page's share picture; `locale` is for those that show a figure. */
export function shareLook(route: Route, locale: Locale): ShareLook {
  if (route.page === 'caseStudy') return caseStudyLook(route.slug);
  if (route.page === 'service') return { ...blue, drawing: serviceDrawing(route.slug) };
  if (route.page === 'home') return { ...paper, drawing: homeDrawing() };
  if (route.page === 'referral') return { ...paper, drawing: rewardDrawing(locale) };
  if (route.page === 'caseStudies') return { ...paper, drawing: caseStudiesDrawing() };
  if (route.page === 'aboutUs') return { ...paper, drawing: teamDrawing() };
  return { ...paper, drawing: pageDrawing(route.page) };
}
