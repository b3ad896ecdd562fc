import { useReducer, useRef } from 'react';
import type { MessageId } from '../../i18n/messageIds';
import { emptied, type FormState, nextState } from './formState';

/** What is wrong, by field; a field without an entry is in order. */
export type Errors<Values> = Partial<Record<keyof Values, MessageId>>;

interface FormRules<Values> {
  initial: Values;
  /** All errors of a set of values, shown or not, in the order of the fields. */
  validate: (values: Values) => Errors<Values>;
  /** Fields that show their error from the first blur on; the others wait for an attempt to submit (spec.md §4). */
  validateOnBlur: readonly (keyof Values)[];
  /** Sends; throws when that fails. */
  send: (values: Values) => Promise<void>;
}

/** What a field's component needs to know and do. */
interface Field<Name, Value> {
  name: Name;
  value: Value;
  /** The error to show now. */
  error: MessageId | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

export interface Form<Values> {
  values: Values;
  /** The errors to show now, in the order of the fields. */
  errors: Errors<Values>;
  /** How often submitting was blocked since the form was last empty. */
  blocked: number;
  step: FormState<Values>['step'];
  field: <Name extends keyof Values & string>(name: Name) => Field<Name, Values[Name]>;
  /** Takes over what the form's elements hold already, by name. */
  adopt: (input: Record<string, boolean | string>) => void;
  submit: () => Promise<void>;
}

/** A form's values and state, which errors it shows when, and its one way to send. */
export function useForm<Values extends object>(rules: FormRules<Values>): Form<Values> {
  const { initial, validate, validateOnBlur, send } = rules;
  const sending = useRef(false);
  const [{ values, blurred, blocked, step }, dispatch] = useReducer(nextState<Values>, initial, emptied<Values>);
  const allErrors = validate(values);
  const isShown = (field: keyof Values) => blocked > 0 || blurred.includes(field);
  const errors = Object.fromEntries(
    Object.entries(allErrors).filter(([field]) => isShown(field as keyof Values)),
  ) as Errors<Values>;

  return {
    values,
    errors,
    blocked,
    step,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
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
    submit: async () => {
      if (sending.current) return;
      if (Object.keys(allErrors).length > 0) {
        dispatch({ type: 'block' });
        return;
      }
      sending.current = true;
      dispatch({ type: 'send' });
      try {
        await send(values);
        dispatch({ type: 'succeed', initial });
      } catch (error) {
        console.error(error);
        dispatch({ type: 'fail' });
      } finally {
        sending.current = false;
      }
    },
  };
}
