import { company } from './company';
import { figures } from './figures';

/** The facts that a message may use as placeholders, by name; the contact address (`email`) is the build's and joins them there. */
export const facts: Readonly<Record<string, string | number>> = {
  company: company.name,
  product: company.product,
  ...Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value])),
};
