import { z } from 'zod';

/** A script of somebody else's that counts visits. */
export interface Statistics {
  /** Its address. */
  src: string;
  /** The origin that it sends to. */
  host: string;
  /** Its `data-` attributes, by their names without the start. */
  data: Readonly<Record<string, string>>;
}

/** The address of a script. A policy ends a source at the signs that it must not have. */
export const scriptSetting = z
  .url({ protocol: /^https$/, error: 'must be an https address such as https://plausible.io/js/script.js' })
  .refine((text) => !/[\s;,'"]/u.test(text), 'must be without spaces, quotation marks, semicolons and commas');

const attribute = /^[a-z][a-z0-9-]*$/u;

/** Attributes as a query writes them: `domain=www.example.com&api=…`. */
export const dataSetting = z
  .string()
  .transform((text) => Object.fromEntries(new URLSearchParams(text)))
  .refine(
    (data) => Object.keys(data).every((name) => attribute.test(name)),
    'must be attributes without their data-, such as domain=www.example.com&api=https://example.com/event',
  );
