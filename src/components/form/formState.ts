type Step = 'editing' | 'sending' | 'failed' | 'sent';

export interface FormState<Values> {
  values: Values;
  blurred: readonly (keyof Values)[];
  /** How often submitting was blocked since the form was last empty. */
  blocked: number;
  step: Step;
  /** What was written, not sent, and taken off the screen when the form was closed; null where there is nothing of that kind. */
  kept: Values | null;
}

export type FormAction<Values> =
  | { type: 'change'; field: keyof Values; value: Values[keyof Values] }
  | { type: 'adopt'; input: Record<string, boolean | string> }
  | { type: 'blur'; field: keyof Values }
  | { type: 'block' | 'send' | 'fail' }
  | { type: 'restore' }
  | { type: 'succeed'; initial: Values }
  | { type: 'leave'; initial: Values; resets: boolean };

/** A form that nobody has touched. */
export function emptied<Values>(initial: Values): FormState<Values> {
  return { values: initial, blurred: [], blocked: 0, step: 'editing', kept: null };
}

/** Whether anything is in a form that would be lost with it; what was sent is not. */
export function isUnsent<Values extends object>({ values }: FormState<Values>, initial: Values): boolean {
  return Object.entries(values).some(([name, value]) => value !== initial[name as keyof Values]);
}

/** The states of a form and the ways between them (spec.md §4): editing, sending, then sent (emptied) or failed (everything kept). */
export function nextState<Values extends object>(
  state: FormState<Values>,
  action: FormAction<Values>,
): FormState<Values> {
  switch (action.type) {
    case 'change':
      return {
        ...state,
        values: { ...state.values, [action.field]: action.value },
        // Whoever writes on after the thanks begins another message.
        step: state.step === 'sent' ? 'editing' : state.step,
      };
    case 'adopt': {
      const own = Object.entries(action.input).filter(([name]) => name in state.values);
      // An element holds what its field's kind allows: the same kind of value as the field.
      return { ...state, values: { ...state.values, ...(Object.fromEntries(own) as Partial<Values>) } };
    }
    case 'blur':
      // The thanks take the focus from a field that has just been emptied: that says nothing about its next content.
      return state.step === 'sent' ? state : { ...state, blurred: [...state.blurred, action.field] };
    case 'block':
      return { ...state, blocked: state.blocked + 1 };
    case 'send':
      return { ...state, step: 'sending' };
    case 'fail':
      return { ...state, step: 'failed' };
    case 'succeed':
      return { ...emptied(action.initial), step: 'sent' };
    case 'leave': {
      const { initial } = action;
      if (state.step === 'sent') return emptied(initial);
      const left = { ...state, blurred: [], blocked: 0 };
      // What is on its way still has to be told how it ended, and may have to be sent again.
      if (state.step === 'sending' || !action.resets) return left;
      return { ...emptied(initial), kept: isUnsent(state, initial) ? state.values : state.kept };
    }
    case 'restore':
      return state.kept === null ? state : { ...state, values: state.kept, kept: null };
  }
}
