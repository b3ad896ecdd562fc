import { useSyncExternalStore } from 'react';
import type { MessageId } from '../../i18n/messageIds';
import { type FieldError, type FormState, restorable, shownErrors } from './formState';
import type { FormStore } from './formStore';

/** The beginning of a form's message ids: both forms give the same names to the messages that they share. */
export type FormWords = 'contact' | 'referral.form';

interface FormRules<Values> {
  store: FormStore<Values>;
  /** All errors of the values, visible or not, in the order of the fields. */
  validate: (values: Values) => readonly FieldError<Values>[];
  /** Fields that show their error after the first blur; other fields show it after an attempt to submit. */
  validateOnBlur: readonly (keyof Values)[];
  /** Whether the form is emptied when the visitor leaves it, such as the contact dialog when it closes. Unsent values are kept, and can be restored. */
  resetsOnLeave: boolean;
  /** Sends the values; throws an error if that fails. */
  send: (values: Values) => Promise<void>;
}

/** The props of a field's component. */
export interface Field<Name, Value> {
  name: Name;
  value: Value;
  /** The error to show now. */
  error: MessageId | undefined;
  /** The number of the blocked attempt whose error is announced; 0 for no announcement. */
  announced: number;
  /** Whether the form is being sent. */
  isSending: boolean;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

export interface Form<Values> {
  values: Values;
  /** The errors to show now, in the order of the fields. */
  errors: readonly FieldError<Values>[];
  /** The number of blocked attempts to submit since the form was last empty. */
  blocked: number;
  step: FormState<Values>['step'];
  field: <Name extends keyof Values & string>(name: Name) => Field<Name, Values[Name]>;
  /** Takes over the values of the form's elements, by name. */
  adopt: (input: Record<string, boolean | string>) => void;
  /** Takes over values from before hydration. It judges each filled field without the focus, because the visitor has left it. */
  adoptEarly: (input: Record<string, boolean | string>, focused: string | null | undefined) => void;
  /** Submits; `from` is the name of the field with the focus. */
  submit: (from: string | null | undefined) => Promise<void>;
  /** Call it when the form is no longer on the page. */
  leave: () => void;
  /** The unsent values from before the form was emptied; null if there are none, or the visitor has written something new. */
  kept: Values | null;
  /** Restores the kept values. */
  restore: () => void;
}

/** The values, visible errors and actions of a form. */
export function useForm<Values extends object>(rules: FormRules<Values>): Form<Values> {
  const { store, validate, validateOnBlur, resetsOnLeave, send } = rules;
  const { initial, dispatch } = store;
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const { values, blocked, announced, step } = state;
  const errors = shownErrors(state, validate(values));

  return {
    values,
    errors,
    blocked,
    step,
    field: (name) => ({
      name,
      value: values[name],
      error: errors.find(({ field }) => field === name)?.error,
      announced: announced === name ? blocked : 0,
      isSending: step === 'sending',
      onChange: (value) => {
        dispatch({ type: 'change', field: name, value });
      },
      onBlur: () => {
        if (validateOnBlur.includes(name)) dispatch({ type: 'blur', field: name });
      },
    }),
    adopt: (input) => {
      dispatch({ type: 'adopt', input });
    },
    adoptEarly: (input, focused) => {
      dispatch({ type: 'adopt', input });
      for (const field of validateOnBlur) {
        if (field !== focused && input[String(field)]) dispatch({ type: 'blur', field });
      }
    },
    submit: async (from) => {
      // The store's state, not the rendered one: a second click can come before the next render.
      const now = store.state();
      if (now.step === 'sending') return;
      const [wrong] = validate(now.values);
      if (wrong !== undefined) {
        dispatch({ type: 'block', announced: wrong.field === from ? wrong.field : null });
        return;
      }
      dispatch({ type: 'send' });
      try {
        await send(now.values);
        dispatch({ type: 'succeed', initial });
      } catch (error) {
        console.error(error);
        dispatch({ type: 'fail' });
      }
    },
    leave: () => {
      dispatch({ type: 'leave', initial, resets: resetsOnLeave });
    },
    kept: restorable(state, initial),
    restore: () => {
      dispatch({ type: 'restore' });
    },
  };
}
