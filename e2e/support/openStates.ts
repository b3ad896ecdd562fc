import { briefStates } from './states/briefStates';
import { contactStates } from './states/contactStates';
import { layoutStates } from './states/layoutStates';
import { pageStates } from './states/pageStates';
import { referralStates } from './states/referralStates';

export type { OpenState } from './states/openState';

/** THE list of what a visitor can open: the gallery, visual tests, rule engines and pictures of messages use it. */
export const openStates = [...layoutStates, ...contactStates, ...referralStates, ...pageStates, ...briefStates];
