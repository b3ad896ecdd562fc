interface Entry {
  method?: string;
  params: { text: string; args?: { type: string; value?: unknown }[] };
}

/**
 * A message of Firefox's in which an error that was logged is a text: Playwright shows only the name of an error object, and Firefox sends
 * its text beside it.
 */
export function withErrorTexts(message: string): string {
  if (!message.includes('"log.entryAdded"') || !message.includes('"type":"error"')) return message;
  const entry: Entry = JSON.parse(message);
  const { text, args } = entry.params;
  if (entry.method !== 'log.entryAdded' || args?.some(({ type }) => type === 'error') !== true) return message;
  return JSON.stringify({ ...entry, params: { ...entry.params, args: [{ type: 'string', value: text }] } });
}
