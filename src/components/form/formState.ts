import type { MessageId } from '../../i18n/messageIds';

type Step = 'editing' | 'sending' | 'failed' | 'sent';

export interface FormState<Values> {
  values: Values;
  blurred: readonly (keyof Values)[];
  /** The number of blocked attempts to submit since the form was last empty. */
  blocked: number;
  /** The wrong field from which the visitor tried to submit, until a value changes. It already has the focus, so its error is announced. */
  announced: keyof Values | null;
  step: Step;
  /** The unsent values of a form that was closed and emptied, or null. */
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

/** A field with a wrong value, and the message about it. */
export interface FieldError<Values> {
  field: keyof Values & string;
  error: MessageId;
}

/** The visible errors: all of them after a blocked attempt to submit; before it, only errors of fields that the visitor has left. */
export function shownErrors<Values>(
  { blurred, blocked }: FormState<Values>,
  errors: readonly FieldError<Values>[],
): readonly FieldError<Values>[] {
  return errors.filter(({ field }) => blocked > 0 || blurred.includes(field));
}

/** The state of an untouched form. */
export function emptyState<Values>(initial: Values): FormState<Values> {
  return { values: initial, blurred: [], blocked: 0, announced: null, step: 'editing', kept: null };
}

/** Whether a form has unsent values. */
export function isUnsent<Values extends object>({ values }: FormState<Values>, initial: Values): boolean {
  return Object.entries(values).some(([name, value]) => value !== initial[name as keyof Values]);
}

/** The kept values, or null after the visitor has written something new. */
export function restorable<Values extends object>(state: FormState<Values>, initial: Values): Values | null {
  return state.step === 'editing' && !isUnsent(state, initial) ? state.kept : null;
}

/** Changes values. After a form was sent, the first change begins another message. */
function withValues<Values extends object>(state: FormState<Values>, values: Values): FormState<Values> {
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
      return withValues(state, { ...state.values, [action.field]: action.value });
    case 'adopt': {
      const own = Object.entries(action.input).filter(([name]) => name in state.values);
      // The cast is safe: an element with a field's name has a value of that field's type.
      return withValues(state, { ...state.values, ...(Object.fromEntries(own) as Partial<Values>) });
    }
    case 'blur':
      // The thanks take the focus from a field that was emptied a moment ago. The visitor has not left it empty.
      return state.step === 'sent' ? state : { ...state, blurred: [...state.blurred, action.field] };
    case 'block':
      return { ...state, blocked: state.blocked + 1, announced: action.announced };
    case 'send':
      return { ...state, step: 'sending' };
    case 'fail':
      return { ...state, step: 'failed' };
    case 'succeed':
      return { ...emptyState(action.initial), step: 'sent' };
    case 'leave': {
      const { initial } = action;
      if (state.step === 'sent') return emptyState(initial);
      const left = { ...state, blurred: [], blocked: 0, announced: null };
      // The values stay during sending: if it fails, the visitor can send them again.
      if (state.step === 'sending' || !action.resets) return left;
      return { ...emptyState(initial), kept: isUnsent(state, initial) ? state.values : state.kept };
    }
    case 'restore':
      return state.kept === null ? state : { ...state, values: state.kept, kept: null };
  }
}
