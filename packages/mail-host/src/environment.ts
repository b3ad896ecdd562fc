import {
  addressSetting,
  type Environment,
  originSetting,
  parseEnvironment as parse,
} from '@nine-blocks/email-payload/environment';
import { z } from 'zod';

/** A text that must be there. */
export const textSetting = z.string('is missing').min(1, 'is missing');

/** An e-mail address that must be there. */
const email = textSetting.pipe(addressSetting);

/** A whole number between two others, both included. */
export function wholeSetting(least: number, most: number) {
  const reason = `must be a whole number from ${least} to ${most}`;
  const digits = z
    .string()
    .regex(/^\d{1,7}$/, reason)
    .transform(Number);
  return digits.pipe(z.number().min(least, reason).max(most, reason));
}

/** What each program reads of its site. */
export const siteVariables = {
  SITE_URL: textSetting.pipe(originSetting),
  CONTACT_EMAIL: email,
  SENDER_EMAIL: email,
};

/** Variables whose values no error shows. */
const secrets = ['SMTP_PASSWORD', 'MAIL_OUTBOX', 'MAIL_WEBHOOK_URL', 'MAIL_WEBHOOK_SECRET'];

/** Settings from environment variables. Throws one error that names each bad variable, its value unless it is secret, and what it must be. */
export const parseEnvironment = <T>(schema: z.ZodType<T>, environment: Environment): T =>
  parse(schema, environment, 'Bad settings (see packages/mail-host/docs/reference.md, "Settings")', secrets);
