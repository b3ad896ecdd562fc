import type { FormState } from './formState';
import type { Errors } from './useForm';

/**
 * How many of eight blocks a form fills: its share of fields that say something and are in order, rounded down. A form that was sent fills them
 * all, though its fields are empty again.
 */
export function filledBlocks<Values extends object>(
  { values, step }: FormState<Values>,
  validate: (values: Values) => Errors<Values>,
): number {
  if (step === 'sent') return 8;
  const errors: object = validate(values);
  const entries = Object.entries(values);
  const filled = entries.filter(([name, value]) => {
    const says = typeof value === 'string' ? value.trim() !== '' : value === true;
    return says && !(name in errors);
  });
  return Math.floor((8 * filled.length) / entries.length);
}

/** How many of the other blocks stand for fields in error, once the visitor has tried to submit: their share, rounded down. */
export function wrongBlocks<Values extends object>(
  { values, blocked }: FormState<Values>,
  validate: (values: Values) => Errors<Values>,
): number {
  if (blocked === 0) return 0;
  return Math.floor((8 * Object.keys(validate(values)).length) / Object.keys(values).length);
}
