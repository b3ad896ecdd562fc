import { useSyncExternalStore } from 'react';
import { createFormStore } from '../components/form/formStore';
import { type AnswerField, type Answers, noAnswers } from './questions';

/** The visitor's answers, in memory until the visitor leaves the document: other pages of the site do not lose them. */
const store = createFormStore<Answers>(noAnswers);

/** The answers, and the answers that an opened brief has replaced, or null. */
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
