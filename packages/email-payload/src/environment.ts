import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
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
 * Reads settings from environment variables. Throws one error that starts with `title` and names each wrong variable, its value (unless it is
 * one of `secrets`) and the rule.
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

/** A line that `parseEnv` reads completely: empty, a comment, or a name with a value. In a value without quotes it would drop all text after `#`. */
const wholeLine =
  /^\s*(?:(?:export\s+)?[\w.-]+\s*=\s*(?:(["'`])(?:(?!\1).)*\1|(?!["'`])[^#]*?))?(?:(?:^|\s)\s*#.*)?\s*$/u;

/** Parses a `.env` file in UTF-8, or in UTF-16 with a byte order mark. Throws an error with the first line that it cannot read completely. */
export function parseEnvFile(bytes: Uint8Array): NodeJS.Dict<string> {
  // UTF-16 begins with 0xfe or 0xff, which UTF-8 does not have.
  const encoding = ['utf-16be', 'utf-16le'][(bytes[0] ?? 0) - 0xfe];
  const lines = new TextDecoder(encoding).decode(bytes).split(/\r\n?|\n/);
  const bad = lines.findIndex((line) => !wholeLine.test(line) || line.includes('\uFFFD')) + 1;
  if (bad === 0) return parseEnv(lines.join('\n'));
  throw new Error(
    `.env, line ${bad}: must be NAME=value in UTF-8; write a value with # or quotation marks in quotes: NAME='ab#cd'`,
  );
}

/** The environment variables, together with those of the file `.env` in the working folder, if it exists. */
export function readEnvironment(): Environment {
  const file = existsSync('.env') ? parseEnvFile(readFileSync('.env')) : {};
  for (const [name, value] of Object.entries(file)) process.env[name] ??= value;
  return process.env;
}
