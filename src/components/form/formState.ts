import type { MessageId } from '../../i18n/messageIds';

type Step = 'editing' | 'sending' | 'failed' | 'sent';

export interface FormState<Values> {
  values: Values;
  blurred: readonly (keyof Values)[];
  /** How often submitting was blocked since the form was last empty. */
  blocked: number;
  /** The wrong field in which submitting was blocked, until something changes: it has the focus already, so its error is announced. */
  announced: keyof Values | null;
  step: Step;
  /** The values that were not sent when the form was closed and emptied; null where there were none. */
  kept: Values | null;
}

export type FormAction<Values> =
  | { type: 'change'; field: keyof Values; value: Values[keyof Values] }
  | { type: 'adopt'; input: Record<string, boolean | string> }
  | { type: 'blur'; field: keyof Values }
  | { type: 'block'; announced: keyof Values | null }
  | { type: 'send' | 'fail' }
  | { type: 'restore' }
  | { type: 'succeed'; initial: Values }
  | { type: 'leave'; initial: Values; resets: boolean };

/** A field whose value is wrong, and why. */
export interface FieldError<Values> {
  field: keyof Values & string;
  error: MessageId;
}

/** The errors that a visitor sees: all of them once submitting was blocked, before that only those of fields that the visitor has left. */
export function shownErrors<Values>(
  { blurred, blocked }: FormState<Values>,
  errors: readonly FieldError<Values>[],
): readonly FieldError<Values>[] {
  return errors.filter(({ field }) => blocked > 0 || blurred.includes(field));
}

/** The state of a form that nobody has touched. */
export function emptied<Values>(initial: Values): FormState<Values> {
  return { values: initial, blurred: [], blocked: 0, announced: null, step: 'editing', kept: null };
}

/** Whether a form holds anything that has not been sent. */
export function isUnsent<Values extends object>({ values }: FormState<Values>, initial: Values): boolean {
  return Object.entries(values).some(([name, value]) => value !== initial[name as keyof Values]);
}

/** The kept values, while they can be put back: nothing new has been written yet. */
export function offered<Values extends object>(state: FormState<Values>, initial: Values): Values | null {
  return state.step === 'editing' && !isUnsent(state, initial) ? state.kept : null;
}

/** A visitor who writes after it was sent begins another message. */
function written<Values extends object>(state: FormState<Values>, values: Values): FormState<Values> {
  if (!isUnsent({ ...state, values }, state.values)) return state;
  return { ...state, values, announced: null, step: state.step === 'sent' ? 'editing' : state.step };
}

/** A form's state after an action. From editing it goes to sending, then to sent (emptied) or failed (everything kept): docs/requirements.md, 9. */
export function nextState<Values extends object>(
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  switch (action.type) {
    case 'change':
      return written(state, { ...state.values, [action.field]: action.value });
    case 'adopt': {
      const own = Object.entries(action.input).filter(([name]) => name in state.values);
      // The cast holds: an element named like a field holds a value of that field's type.
      return written(state, { ...state.values, ...(Object.fromEntries(own) as Partial<Values>) });
    }
    case 'blur':
      // The message of thanks takes the focus from a field that was just emptied: that is no reason to call the field wrong.
      return state.step === 'sent' ? state : { ...state, blurred: [...state.blurred, action.field] };
    case 'block':
      return { ...state, blocked: state.blocked + 1, announced: action.announced };
    case 'send':
      return { ...state, step: 'sending' };
    case 'fail':
      return { ...state, step: 'failed' };
    case 'succeed':
      return { ...emptied(action.initial), step: 'sent' };
    case 'leave': {
      const { initial } = action;
      if (state.step === 'sent') return emptied(initial);
      const left = { ...state, blurred: [], blocked: 0, announced: null };
      // While it is being sent the values stay: if that fails, the visitor is informed and can send them again.
      if (state.step === 'sending' || !action.resets) return left;
      return { ...emptied(initial), kept: isUnsent(state, initial) ? state.values : state.kept };
    }
    case 'restore':
      return state.kept === null ? state : { ...state, values: state.kept, kept: null };
  }
}
