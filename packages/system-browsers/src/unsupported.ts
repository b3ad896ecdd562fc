/** A fixture for what an engine cannot be asked; the table of engines in @nine-blocks/system-browsers gives the reason. */
export async function unsupported({}, use: (ask: () => Promise<never>) => Promise<void>): Promise<void> {
  await use(() =>
    Promise.reject(new Error('This engine does not support it (packages/system-browsers/src/engines.ts).')),
  );
}
