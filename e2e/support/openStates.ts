import { oneLanguage } from './samples';
import { formStates } from './states/formStates';
import { layoutStates } from './states/layoutStates';
import type { OpenState } from './states/openState';
import { pageStates } from './states/pageStates';

export type { OpenState };

const states = { ...layoutStates, ...formStates, ...pageStates };

export type StateId = keyof typeof states;

/** THE list of what a visitor can open: gallery, visual tests and rule engines use it. Where there is one language, nobody chooses one. */
export const openStates: readonly OpenState[] = Object.values(states).filter(
  ({ id }) => !oneLanguage[0] || !id.startsWith('language-'),
);

/** The state with this id. */
export const stateOf = (id: StateId): OpenState => states[id];
