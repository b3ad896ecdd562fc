import { z } from 'zod';

/** A script of another site that counts visits. */
export interface Statistics {
  /** Its address. */
  src: string;
  /** The origin that receives its calls. */
  host: string;
  /** Its `data-` attributes, by their names without `data-`. */
  data: Readonly<Record<string, string>>;
}

/** The address of a script. The forbidden characters would end the address in a policy. */
export const scriptSetting = z
  .url({ protocol: /^https$/, error: 'must be an https address such as https://plausible.io/js/script.js' })
  .refine((text) => !/[\s;,'"]/u.test(text), 'must be without spaces, quotation marks, semicolons and commas');

const attribute = /^[a-z][a-z0-9-]*$/u;

/** Attributes in the format of a query: `domain=www.example.com&api=…`. */
export const dataSetting = z
  .string()
  .transform((text) => Object.fromEntries(new URLSearchParams(text)))
  .refine(
    (data) => Object.keys(data).every((name) => attribute.test(name)),
    'must be attributes without their data-, such as domain=www.example.com&api=https://example.com/event',
  );
