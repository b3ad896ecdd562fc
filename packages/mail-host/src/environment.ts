import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The origin of an address such as `https://mail.example.com`, with no slash at its end. */
export const originSetting = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://mail.example.com' })
  .transform((text) => new URL(text))
  .refine((url) => url.href === `${url.origin}/`, 'must be an origin alone: no path, query or user')
  .transform((url) => url.origin);

/** A whole number between two others, both included. */
export function wholeSetting(least: number, most: number) {
  const reason = `must be a whole number from ${least} to ${most}`;
  const digits = z
    .string()
    .regex(/^\d{1,7}$/, reason)
    .transform(Number);
  return digits.pipe(z.number().min(least, reason).max(most, reason));
}

/** The environment's variables, with those of a `.env` file in the working folder where it has one. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
