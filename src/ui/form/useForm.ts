import { useReducer, useRef } from 'react';
import type { MessageId } from '../../i18n/messageIds';

/** What is wrong, by field; a field without an entry is in order. */
export type Errors<Values> = Partial<Record<keyof Values, MessageId>>;

type Step = 'editing' | 'sending' | 'failed' | 'sent';

interface FormRules<Values> {
  initial: Values;
  /** All errors of a set of values, shown or not. */
  validate: (values: Values) => Errors<Values>;
  /** Fields that show their error from the first blur on; the others wait for an attempt to submit (spec.md §4). */
  validateOnBlur: readonly (keyof Values)[];
  /** Sends; throws when that fails. */
  send: (values: Values) => Promise<void>;
  /** A blocked attempt to submit, with the first field that is in error. */
  onBlocked: (field: keyof Values) => void;
}

interface FormState<Values> {
  values: Values;
  blurred: readonly (keyof Values)[];
  attempted: boolean;
  step: Step;
}

interface Form<Values> {
  values: Values;
  /** The errors to show now. */
  errors: Errors<Values>;
  /** An attempt to submit was blocked and its errors are not yet mended. */
  blocked: boolean;
  step: Step;
  change: (field: keyof Values, value: Values[keyof Values]) => void;
  blur: (field: keyof Values) => void;
  submit: () => Promise<void>;
}

/** The states of a form and the rules between them: editing, sending, then sent (emptied) or failed (everything kept). */
export function useForm<Values extends object>(rules: FormRules<Values>): Form<Values> {
  const { initial, validate, validateOnBlur, send, onBlocked } = rules;
  const sending = useRef(false);
  const [state, update] = useReducer(
    (old: FormState<Values>, change: Partial<FormState<Values>>) => ({ ...old, ...change }),
    { values: initial, blurred: [], attempted: false, step: 'editing' },
  );
  const allErrors = validate(state.values);
  const shown = (field: keyof Values) => state.attempted || state.blurred.includes(field);
  const errors = Object.fromEntries(
    Object.entries(allErrors).filter(([field]) => shown(field as keyof Values)),
  ) as Errors<Values>;

  return {
    values: state.values,
    errors,
    blocked: state.attempted && Object.keys(allErrors).length > 0,
    step: state.step,
    change: (field, value) => {
      update({ values: { ...state.values, [field]: value } });
    },
    blur: (field) => {
      if (validateOnBlur.includes(field) && !state.blurred.includes(field)) {
        update({ blurred: [...state.blurred, field] });
      }
    },
    submit: async () => {
      if (sending.current) return;
      const [firstField] = Object.keys(allErrors) as (keyof Values)[];
      if (firstField !== undefined) {
        update({ attempted: true });
        onBlocked(firstField);
        return;
      }
      sending.current = true;
      update({ step: 'sending' });
      try {
        await send(state.values);
        update({ step: 'sent', values: initial, blurred: [], attempted: false });
      } catch (error) {
        console.error(error);
        update({ step: 'failed' });
      } finally {
        sending.current = false;
      }
    },
  };
}
