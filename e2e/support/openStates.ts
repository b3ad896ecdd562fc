import { briefStates } from './states/briefStates';
import { contactStates } from './states/contactStates';
import { layoutStates } from './states/layoutStates';
import { pageStates } from './states/pageStates';
import { referralStates } from './states/referralStates';

export type { OpenState } from './states/openState';

/** THE list of what a visitor can open: gallery, pictures of messages, visual tests and rule engines take theirs from here. */
export const openStates = [...layoutStates, ...contactStates, ...referralStates, ...pageStates, ...briefStates];
