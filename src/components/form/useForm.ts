import { useSyncExternalStore } from 'react';
import type { MessageId } from '../../i18n/messageIds';
import { type FieldError, type FormState, offered, shownErrors } from './formState';
import type { FormStore } from './formStore';

/** The beginning of a form's message ids: both forms give the same names to the messages that they share. */
export type FormWords = 'contact' | 'referral.form';

interface FormRules<Values> {
  store: FormStore<Values>;
  /** All errors of a set of values, shown or not, in the order of the fields. */
  validate: (values: Values) => readonly FieldError<Values>[];
  /** Fields that show their error from the first blur on; the others wait for an attempt to submit. */
  validateOnBlur: readonly (keyof Values)[];
  /** Leaving the form empties it, as closing the contact dialog does; values that were not sent are kept, and can be put back. */
  resetsOnLeave: boolean;
  /** Sends; throws when that fails. */
  send: (values: Values) => Promise<void>;
}

/** The props of a field's component. */
export interface Field<Name, Value> {
  name: Name;
  value: Value;
  /** The error to show now. */
  error: MessageId | undefined;
  /** The number of the attempt to submit after which the error is announced; 0 where it is not. */
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
  /** How often submitting was blocked since the form was last empty. */
  blocked: number;
  step: FormState<Values>['step'];
  field: <Name extends keyof Values & string>(name: Name) => Field<Name, Values[Name]>;
  /** Takes the values that the form's elements hold already, by name. */
  adopt: (input: Record<string, boolean | string>) => void;
  /** Submits from the field of this name, which has the focus. */
  submit: (from: string | null | undefined) => Promise<void>;
  /** To be called when the form is no longer on the page. */
  leave: () => void;
  /** The values of before the form was emptied; null where there are none, or something new has been written. */
  kept: Values | null;
  /** Puts the kept values back. */
  restore: () => void;
}

/** A form's values and state, which errors it shows when, and its one way to send. */
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
    kept: offered(state, initial),
    restore: () => {
      dispatch({ type: 'restore' });
    },
  };
}
