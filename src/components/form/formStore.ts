import { emptyState, type FormAction, type FormState, isUnsent, nextState } from './formState';

/** A form's state outside its component: it holds the typed values until the visitor leaves the document (docs/decisions/form-store.md). */
export interface FormStore<Values> {
  initial: Values;
  state: () => FormState<Values>;
  dispatch: (action: FormAction<Values>) => void;
  /** Calls `onChange` after every change; returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Makes the store of one form; `clean` corrects invisible faults of values. While there are unsent values, the browser warns a visitor who leaves the
 * document. Nothing is written into the browser's storage.
 */
export function createFormStore<Values extends object>(
  initial: Values,
  clean = (values: Values) => values,
): FormStore<Values> {
  let state = emptyState(initial);
  const listeners = new Set<() => void>();
  const askFirst = (event: Event) => {
    // A mail link opens another program and the document stays, but Chromium would still ask.
    const { activeElement } = document;
    const isMailed = activeElement instanceof HTMLAnchorElement && activeElement.protocol === 'mailto:';
    if (!isMailed) event.preventDefault();
  };
  return {
    initial,
    state: () => state,
    dispatch: (action) => {
      const next = nextState(state, action);
      state = { ...next, values: clean(next.values) };
      if (isUnsent(state, initial)) window.addEventListener('beforeunload', askFirst);
      else window.removeEventListener('beforeunload', askFirst);
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}
