import type { FormState } from './formState';
import type { Errors } from './shownErrors';

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
