import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { LiveRegion } from '../text/LiveRegion';
import type { Form } from './useForm';

interface FirstErrorProps<Values> {
  form: Form<Values>;
  element: RefObject<HTMLFormElement | null>;
  /** The name of the field from which the form was submitted, as long as nothing has changed since. */
  submittedFrom: string | undefined;
}

/**
 * Moves the focus to the first wrong field after a blocked attempt to submit, which is how a screen reader tells its error. Where that field had the
 * focus already, moving it there tells nothing, and the error is announced.
 */
export function FirstError<Values>({ form, element, submittedFrom }: FirstErrorProps<Values>) {
  const { blocked, errors } = form;
  const [name, error] = Object.entries<MessageId | undefined>(errors)[0] ?? [];

  const focusField = useEffectEvent(() => {
    if (name !== undefined) element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  });

  // Only a blocked attempt moves the focus, not an error that comes or goes while the visitor types.
  useEffect(() => {
    if (blocked > 0) focusField();
  }, [blocked]);

  return (
    <LiveRegion key={blocked} role="alert" unseen>
      {blocked > 0 && error !== undefined && name === submittedFrom && <Message id={error} changes />}
    </LiveRegion>
  );
}
