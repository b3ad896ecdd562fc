import { emptied, type FormAction, type FormState, isUnsent, nextState } from './formState';

/** A form's state, kept outside its component: until the document is left, nothing that was typed is lost (docs/decisions/form-store.md). */
export interface FormStore<Values> {
  initial: Values;
  state: () => FormState<Values>;
  dispatch: (action: FormAction<Values>) => void;
  /** Calls back after every change; returns a function that ends it. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Makes the store of one form; `clean` corrects values whose faults a visitor cannot see. While it holds values that have not been sent, the
 * browser asks before the visitor leaves the document. Nothing is written into the browser's storage.
 */
export function createFormStore<Values extends object>(
  initial: Values,
  clean = (values: Values) => values,
): FormStore<Values> {
  let state = emptied(initial);
  const listeners = new Set<() => void>();
  const askFirst = (event: Event) => {
    // A mail link opens another program and the document stays; Chromium would ask all the same.
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
