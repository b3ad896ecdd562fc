import { type FormState, offered } from './formState';
import { type Errors, shownErrors } from './shownErrors';

/** The blocks of one field in the drawing of a form: from the first up to the one before `end`. */
interface FieldPart {
  first: number;
  end: number;
  /** `kept` is what the visitor can put back. */
  look: 'empty' | 'filled' | 'kept';
  /** Whether an error of the field is shown. */
  isWrong: boolean;
}

const says = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : value === true);

/**
 * Eight blocks, which the fields of a form share in their order; a field that has a value from the beginning has none. What says something and is
 * in order fills its blocks. What is on its way fills them all, whatever was left empty.
 */
export function fieldParts<Values extends object>(
  state: FormState<Values>,
  initial: Values,
  validate: (values: Values) => Errors<Values>,
): FieldPart[] {
  const { values, step } = state;
  const errors = validate(values);
  const shown = shownErrors(state, validate);
  const kept = offered(state, initial);

  function lookOf(field: keyof Values): FieldPart['look'] {
    // Its fields are empty again.
    if (step === 'sent') return 'filled';
    if (errors[field] === undefined && (step !== 'editing' || says(values[field]))) return 'filled';
    return kept !== null && says(kept[field]) ? 'kept' : 'empty';
  }

  const fields = (Object.keys(initial) as (keyof Values)[]).filter((field) => !says(initial[field]));
  return fields.map((field, place) => ({
    first: Math.ceil((8 * place) / fields.length),
    end: Math.ceil((8 * (place + 1)) / fields.length),
    look: lookOf(field),
    isWrong: shown[field] !== undefined,
  }));
}
