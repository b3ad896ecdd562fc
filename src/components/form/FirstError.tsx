import { useEffect, useEffectEvent } from 'react';
import { Message } from '../../i18n/Message';
import { LiveRegion } from '../screenReader/LiveRegion';
import type { Form } from './useForm';

interface FirstErrorProps<Values> {
  form: Form<Values>;
  focusField: (name: string) => void;
  /** The name of the field from which the form was submitted, as long as nothing has changed since. */
  submittedFrom: string | undefined;
}

/**
 * Moves the focus to the first wrong field after a blocked attempt to submit, so that a screen reader says its error. Where that field had the
 * focus already, moving it there says nothing, and the error is announced.
 */
export function FirstError<Values>({ form, focusField, submittedFrom }: FirstErrorProps<Values>) {
  const { blocked } = form;
  const [first] = form.errors;

  const focusFirst = useEffectEvent(() => {
    if (first !== undefined) focusField(first.field);
  });

  // Only a blocked attempt moves the focus, not an error that comes or goes while the visitor types.
  useEffect(() => {
    if (blocked > 0) focusFirst();
  }, [blocked]);

  return (
    <LiveRegion key={blocked} role="alert" unseen>
      {blocked > 0 && first !== undefined && first.field === submittedFrom && <Message id={first.error} changes />}
    </LiveRegion>
  );
}
