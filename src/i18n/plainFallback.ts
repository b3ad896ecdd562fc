/** What marks a message that its language lacks (src/tools/completeCatalogs.ts) is nothing where text has no markup: a value beside the placeholders. */
export const plainFallback = { fallback: (chunks: string[]) => chunks.join('') };
