import { maxPayloadBytes } from './emailPayload';

/** The refusals of requests whose body is not a payload: a status, and a message for people. */
export const payloadRefusals = {
  mediaType: { status: 415, message: 'The body must be application/json' },
  tooLarge: { status: 413, message: `The body is larger than ${maxPayloadBytes / 1024} KB` },
  notJson: { status: 400, message: 'The body is not valid JSON in UTF-8' },
  payload: { status: 400, message: 'The payload is wrong' },
} as const;
