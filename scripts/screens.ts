import { takeScreens } from '@nine-blocks/product-screens/takeScreens';
import { accents } from '../src/theme/accents';

const folders = { screens: 'public/images/screens', videos: 'public/videos' };
process.exitCode = await takeScreens({ args: process.argv.slice(2), ramps: accents, folders });
