import { pathableVideo } from './scenes/pathable';
import { prototypeApplyChangesVideo } from './scenes/prototypeApplyChanges';
import { prototypeConflictVideo } from './scenes/prototypeConflict';
import { sostenaVideo } from './scenes/sostena';
import { zcloudVideo } from './scenes/zcloud';
import type { Video } from './video';

/** Every video of the site. */
export const videos: readonly Video[] = [
  pathableVideo,
  zcloudVideo,
  sostenaVideo,
  prototypeApplyChangesVideo,
  prototypeConflictVideo,
];
