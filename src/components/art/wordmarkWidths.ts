/** How wide each customer's wordmark is when it is 32 high. */
export const wordmarkWidths = { lempire: 132, pathable: 150, sostena: 141 } as const;

/** The name of a customer that has a wordmark. */
export type WordmarkName = keyof typeof wordmarkWidths;
