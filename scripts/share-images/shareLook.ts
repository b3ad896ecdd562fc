import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/i18n/locales';
import { pages, type Route } from '../../src/routes';
import { rampOf } from '../../src/theme/accents';
import { brandColors } from '../../src/theme/brand';
import { colors } from '../../src/theme/palette';
import { stepsOf } from '../../packages/artwork/src/covers/steps';
import { homeDrawing } from './art/homeDrawing';
import { listDrawing } from './art/listDrawing';
import { brandDrawing, educationDrawing, privacyDrawing, termsDrawing } from './art/pageDrawings';
import { rewardDrawing } from './art/rewardDrawing';
import { serviceDrawing } from './art/serviceDrawing';
import { teamDrawing } from './art/teamDrawing';

/** How the share picture of a page looks. */
export interface ShareLook {
  /** The panel behind the words, and under the drawing where it leaves some free. */
  ground: string;
  heading: string;
  /** The smaller words. */
  name: string;
  mark: { first: string; second: string };
  /** Draws 630 × 630 pixels. */
  drawing: string;
}

const paper = {
  ground: colors.background.light,
  heading: colors.text.light,
  name: colors.text.light,
  mark: brandColors.light,
};

/** Services: the blueprint lies on paper beside a panel in the company's own blue. */
const blue = {
  ground: colors.primary.light,
  heading: colors.onPrimary.light,
  name: colors.onPrimary.light,
  mark: { first: colors.onPrimary.light, second: colors.secondary.light },
};

function studyLook(slug: string): ShareLook {
  const s = stepsOf(rampOf(slug));
  const cover = readFileSync(`public/images/covers/${slug}-square.svg`, 'utf8');
  return {
    ground: s[100],
    heading: s[800],
    name: s[700],
    mark: { first: s[700], second: s[400] },
    drawing: `<svg width="630" height="630" viewBox="0 0 300 300">${cover}</svg>`,
  };
}

/** The drawings that pages name (`shareDrawing` in src/routes.ts); `brand` stands for every page that names none. */
const drawings = {
  brand: brandDrawing,
  education: educationDrawing,
  home: homeDrawing,
  list: listDrawing,
  privacy: privacyDrawing,
  reward: rewardDrawing,
  team: teamDrawing,
  terms: termsDrawing,
} as const satisfies Record<string, (locale: Locale) => string>;

/** The look of a page's share picture; `locale` is for those that show a figure. */
export function shareLook(route: Route, locale: Locale): ShareLook {
  if (route.page === 'caseStudy') return studyLook(route.slug);
  if (route.page === 'service') return { ...blue, drawing: serviceDrawing(route.slug) };
  const page = pages[route.page];
  return { ...paper, drawing: drawings['shareDrawing' in page ? page.shareDrawing : 'brand'](locale) };
}
