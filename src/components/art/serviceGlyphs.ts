import type { FunctionComponent, SVGProps } from 'react';
import type { ServiceSlug } from '../../content/serviceSlugs';
import Ai from './glyphs/ai.svg';
import Consulting from './glyphs/consulting.svg';
import Devops from './glyphs/devops.svg';
import Hosting from './glyphs/hosting.svg';
import MarketingWebsites from './glyphs/marketing-websites.svg';
import Meteor from './glyphs/meteor.svg';
import MobileDevelopment from './glyphs/mobile-development.svg';
import PerformanceAnalysis from './glyphs/performance-analysis.svg';
import ProductDesign from './glyphs/product-design.svg';
import WebDevelopment from './glyphs/web-development.svg';

/** A glyph belongs to a service, or to the hosting product, which has no page. */
export type GlyphName = ServiceSlug | 'hosting';

/**
 * The glyph of each service: flat shapes in two tones. The first tone is the color of the text around the glyph. The second is `--icon-2`, or the first
 * one with the opacity `--icon-2-opacity` (30 %). `--icon-3` is the color of shapes on the second tone.
 */
export const serviceGlyphs: Readonly<Record<GlyphName, FunctionComponent<SVGProps<SVGSVGElement>>>> = {
  ai: Ai,
  consulting: Consulting,
  devops: Devops,
  hosting: Hosting,
  'marketing-websites': MarketingWebsites,
  meteor: Meteor,
  'mobile-development': MobileDevelopment,
  'performance-analysis': PerformanceAnalysis,
  'product-design': ProductDesign,
  'web-development': WebDevelopment,
};
