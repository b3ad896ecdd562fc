import { maxPayloadBytes } from './emailPayload';

/** Why a request is refused whose body is no payload: the status, and words for the reader of the answer. */
export const payloadRefusals = {
  mediaType: { status: 415, message: 'The body must be application/json' },
  tooLarge: { status: 413, message: `The body is larger than ${maxPayloadBytes / 1024} KB` },
  notJson: { status: 400, message: 'The body is not valid JSON in UTF-8' },
  payload: { status: 400, message: 'The payload is wrong' },
} as const;
