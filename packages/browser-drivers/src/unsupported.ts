/** A fixture for what an engine cannot be asked; the table of engines in @nine-blocks/browsers gives the reason. */
export async function unsupported({}, use: (ask: () => Promise<never>) => Promise<void>): Promise<void> {
  await use(() => Promise.reject(new Error('This engine does not support it (packages/browsers/src/engines.ts).')));
}
