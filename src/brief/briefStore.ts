import { useSyncExternalStore } from 'react';
import { createFormStore } from '../components/form/formStore';
import { type AnswerField, type Answers, noAnswers } from './questions';

/** The visitor's answers: in memory until the document is left, so that nobody loses them by looking at another page. */
const store = createFormStore<Answers>(noAnswers);

/** The answers, and those that an opened brief replaced: null where it replaced none. */
export function useBrief(): { answers: Answers; replaced: Answers | null } {
  const { values, kept } = useSyncExternalStore(store.subscribe, store.state, store.state);
  return { answers: values, replaced: kept };
}

export function setAnswer(field: AnswerField, value: string): void {
  store.dispatch({ type: 'change', field, value });
}

/** Replaces all answers; `restoreAnswers` brings them back. */
export function replaceAnswers(answers: Answers): void {
  // A form that is emptied keeps a copy of its values.
  store.dispatch({ type: 'leave', initial: noAnswers, resets: true });
  store.dispatch({ type: 'adopt', input: answers });
}

export function restoreAnswers(): void {
  store.dispatch({ type: 'restore' });
}
