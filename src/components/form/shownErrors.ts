import type { MessageId } from '../../i18n/messageIds';
import type { FormState } from './formState';

/** What is wrong, by field; a field without an entry is in order. */
export type Errors<Values> = Partial<Record<keyof Values, MessageId>>;

/** The errors that a visitor sees: all of them once submitting was blocked, before that only those of fields that were left. */
export function shownErrors<Values extends object>(
  { values, blurred, blocked }: FormState<Values>,
  validate: (values: Values) => Errors<Values>,
): Errors<Values> {
  const isShown = (field: keyof Values) => blocked > 0 || blurred.includes(field);
  return Object.fromEntries(
    Object.entries(validate(values)).filter(([field]) => isShown(field as keyof Values)),
  ) as Errors<Values>;
}
