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

/** An e-mail address. */
export const addressSetting = z.email('must be an e-mail address');

/**
 * Settings from environment variables. Throws one error that starts with `title` and names each bad variable, what it holds (unless it is
 * one of `secrets`) and what it must be.
 */
export function parseEnvironment<T>(
  schema: z.ZodType<T>,
  environment: Environment,
  title: string,
  secrets: readonly string[] = [],
): T {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name}=${secrets.includes(name) ? '…' : (environment[name] ?? '')}: ${message}`;
  });
  throw new Error(`${title}:\n${reasons.join('\n')}`);
}

/** The environment's variables, with those of a `.env` file next to package.json where it has one. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
