import {
  addressSetting,
  type Environment,
  originSetting,
  parseEnvironment as parse,
} from '@nine-blocks/email-payload/environment';
import { z } from 'zod';

/** A required text. */
export const textSetting = z.string('is missing').min(1, 'is missing');

/** A required e-mail address. */
const email = textSetting.pipe(addressSetting);

/** An integer from `least` to `most`. */
export function wholeSetting(least: number, most: number) {
  const reason = `must be a whole number from ${least} to ${most}`;
  const digits = z
    .string()
    .regex(/^\d{1,7}$/, reason)
    .transform(Number);
  return digits.pipe(z.number().min(least, reason).max(most, reason));
}

/** The variables about the site, which every program of this package reads. */
export const siteVariables = {
  SITE_URL: textSetting.pipe(originSetting),
  CONTACT_EMAIL: email,
  SENDER_EMAIL: email,
};

/** Variables whose values error messages do not show. */
const secrets = ['SMTP_PASSWORD', 'MAIL_OUTBOX', 'MAIL_WEBHOOK_URL', 'MAIL_WEBHOOK_SECRET'];

/** Reads settings from environment variables. Throws one error with each wrong variable, its value (unless it is secret) and the rule. */
export const parseEnvironment = <T>(schema: z.ZodType<T>, environment: Environment): T =>
  parse(schema, environment, 'Bad settings (see packages/mail-host/docs/reference.md, "Settings")', secrets);
