import { takeScreens } from '@nine-blocks/product-screens/takeScreens';
import { rampOf } from '../src/content/case-studies/accents';
import { caseStudySlugs } from '../src/content/caseStudies';

const ramps = Object.fromEntries(caseStudySlugs.map((slug) => [slug, rampOf(slug)]));
const folders = { screens: 'public/images/screens', videos: 'public/videos' };
process.exitCode = await takeScreens({ args: process.argv.slice(2), ramps, folders });
