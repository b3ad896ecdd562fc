/** What marks a message that its language lacks (scripts/messages/completeCatalogs.ts) is nothing where text has no markup: a value next to the placeholders. */
export const plainFallback = { fallback: (chunks: string[]) => chunks.join('') };
