import { MessageFormatError, MissingTranslationError } from 'react-intl';

/** A message that a page asks for and cannot show. */
export interface MessageFault {
  id: string;
  /** Undefined if the page has no such message. */
  reason?: string;
}

/** The id of the message and the reason in an error of react-intl. */
export function faultOf(error: Error): MessageFault {
  if (error instanceof MissingTranslationError) return { id: String(error.descriptor?.id) };
  const id = error instanceof MessageFormatError ? String(error.descriptor?.id) : '';
  const lacking = /context variable "(\w+)" was not provided/.exec(error.message)?.[1];
  return { id, reason: lacking === undefined ? error.message : `the code passes no {${lacking}}` };
}
