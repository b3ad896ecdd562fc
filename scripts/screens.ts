import { takeScreens } from '@nine-blocks/product-screens/takeScreens';
import { rampFromAccent } from '../src/content/accents';
import { caseStudyRecords } from '../src/content/caseStudyRecords';

const ramps = Object.fromEntries(
  Object.entries(caseStudyRecords).map(([slug, { accent }]) => [slug, rampFromAccent(accent)]),
);
const folders = { screens: 'public/images/screens', videos: 'public/videos' };
process.exitCode = await takeScreens({ args: process.argv.slice(2), ramps, folders });
