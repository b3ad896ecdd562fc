import { CheckboxInput, type CheckboxInputProps } from './CheckboxInput';
import { PrivacyNote } from './PrivacyNote';
import type { FormWords } from './useForm';

interface ConsentInputProps extends Omit<CheckboxInputProps, 'label'> {
  words: FormWords;
}

/** The consent to the privacy policy, where the owner asks for it (content/consent.ts). */
export function ConsentInput({ words, ...field }: ConsentInputProps) {
  // A constant of the build: where nobody asks, the contact dialog does not carry the code of a box.
  return ASKS_FOR_CONSENT ? <CheckboxInput {...field} label={<PrivacyNote id={`${words}.consent.label`} />} /> : null;
}
