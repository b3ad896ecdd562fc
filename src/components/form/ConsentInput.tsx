import { CheckboxInput, type CheckboxInputProps } from './CheckboxInput';
import { PrivacyNote } from './PrivacyNote';
import type { FormWords } from './useForm';

interface ConsentInputProps extends Omit<CheckboxInputProps, 'label'> {
  words: FormWords;
}

/** The consent to the privacy policy, if the owner asks for it (content/consent.ts). */
export function ConsentInput({ words, ...field }: ConsentInputProps) {
  // A constant of the build, so that the contact dialog has no code for a checkbox if the owner does not ask for consent.
  return ASKS_FOR_CONSENT ? <CheckboxInput {...field} label={<PrivacyNote id={`${words}.consent.label`} />} /> : null;
}
