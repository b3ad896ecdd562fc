import { useSyncExternalStore } from 'react';
import { createFormStore } from '../components/form/formStore';
import type { FormState } from '../components/form/formState';
import { type AnswerField, type Answers, noAnswers } from './questions';

/** The visitor's answers: in memory until the document is left, so that nobody loses them by looking at another page. */
const store = createFormStore<Answers>(noAnswers);

export function useBriefState(): FormState<Answers> {
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}

export function setAnswer(field: AnswerField, value: string): void {
  store.dispatch({ type: 'change', field, value });
}

/** Puts other answers in place of those that are there, which are kept. */
export function replaceAnswers(answers: Answers): void {
  store.dispatch({ type: 'leave', initial: noAnswers, resets: true });
  store.dispatch({ type: 'adopt', input: answers });
}

/** Puts back the answers that were replaced. */
export function restoreAnswers(): void {
  store.dispatch({ type: 'restore' });
}
