import { briefStates } from './states/briefStates';
import { contactStates } from './states/contactStates';
import { layoutStates } from './states/layoutStates';
import type { OpenState } from './states/openState';
import { pageStates } from './states/pageStates';
import { referralStates } from './states/referralStates';

export type { OpenState };

/** THE list of what a visitor can open: gallery, visual tests and rule engines take theirs from here. */
export const openStates = [...layoutStates, ...contactStates, ...referralStates, ...pageStates, ...briefStates];

export type StateId = (typeof openStates)[number]['id'];

/** The state of that id; throws where there is none. */
export function stateOf(id: StateId): OpenState {
  const state = openStates.find((candidate) => candidate.id === id);
  if (state === undefined) throw new Error(`e2e/support/states has no open state ${id}`);
  return state;
}
