import { z } from 'zod';

const text = z.string().trim().min(1);
const reference = z.object({ '@id': z.url() }).strict();
const named = (type: string) => z.object({ '@type': z.literal(type), name: text });

/** What search engines need of each kind of thing to show it (schema.org; Google's lists of required properties). */
const thing = z.discriminatedUnion('@type', [
  z
    .object({
      '@type': z.literal('Organization'),
      '@id': z.url(),
      name: text,
      url: z.url(),
      logo: z.url(),
      email: z.email(),
      sameAs: z.array(z.url()).min(1),
    })
    .strict(),
  z
    .object({
      '@type': z.literal('WebSite'),
      '@id': z.url(),
      name: text,
      url: z.url(),
      inLanguage: z.array(text).min(1),
      publisher: reference,
    })
    .strict(),
  z
    .object({
      '@type': z.literal('WebPage'),
      '@id': z.url(),
      url: z.url(),
      name: text,
      description: text,
      inLanguage: text,
      isPartOf: reference,
      primaryImageOfPage: z.url(),
      breadcrumb: reference.optional(),
    })
    .strict(),
  z
    .object({
      '@type': z.literal('BreadcrumbList'),
      '@id': z.url(),
      itemListElement: z
        .array(z.object({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: z.url() }).strict())
        .min(2)
        .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
    })
    .strict(),
  z
    .object({
      '@type': z.literal('Service'),
      '@id': z.url(),
      name: text,
      description: text,
      url: z.url(),
      provider: reference,
    })
    .strict(),
  z
    .object({
      '@type': z.literal('Article'),
      '@id': z.url(),
      headline: text.max(110),
      description: text,
      image: z.url(),
      author: named('Person').extend({ worksFor: reference }).strict(),
      about: named('Organization').strict(),
      publisher: reference,
      mainEntityOfPage: reference,
    })
    .strict(),
  z
    .object({
      '@type': z.literal('FAQPage'),
      '@id': z.url(),
      mainEntity: z
        .array(
          named('Question')
            .extend({ acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }).strict() })
            .strict(),
        )
        .min(1),
    })
    .strict(),
]);

/** A page's JSON-LD, strictly: nothing but these things, each with all of these properties. */
export const structuredDataSchema = z
  .object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(1) })
  .strict();
