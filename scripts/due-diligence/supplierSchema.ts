import { z } from 'zod';

const day = z.iso.date();

const answer = z.strictObject({
  id: z.string().describe('Stays the same when words change.'),
  topic: z.string().describe('The group of answers that it belongs to.'),
  title: z.string(),
  status: z.enum(['have', 'partly', 'haveNot']).describe('Whether the supplier has what the title names.'),
  answer: z.string(),
  source: z.strictObject({
    kind: z
      .enum(['page', 'file', 'document', 'statement'])
      .describe('A page or file of the site, a paper that is sent on request, or the word of the supplier alone.'),
    name: z.string(),
    url: z.url().optional(),
  }),
  asOf: day.describe('The day on which it was last checked.'),
  validUntil: day.nullable().describe('The last day on which it holds; null: until the source on the site changes.'),
  sample: z.boolean().describe('True: made up, in place of an answer of the site’s owner.'),
});

/** The schema of `/supplier.json`. The build also publishes it as JSON Schema. */
export const supplierSchema = z.strictObject({
  $schema: z.url(),
  name: z.string(),
  url: z.url(),
  email: z.email(),
  page: z.url().describe('The same answers for people.'),
  language: z.literal('en'),
  answers: z.array(answer).min(1),
});

/** A supplier's answers to due diligence, as data. */
export type Supplier = z.infer<typeof supplierSchema>;
