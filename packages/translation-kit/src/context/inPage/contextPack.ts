import { watchMarks } from '../../marks/watchMarks';
import { measure } from './measure';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of `globalThis`
  var measureMessages: typeof measure;
}

/* What runs in every page of the context pack, before the page's own script. */
watchMarks();
globalThis.measureMessages = measure;
