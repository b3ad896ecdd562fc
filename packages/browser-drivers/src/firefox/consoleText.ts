interface Entry {
  method?: string;
  params: { text: string; args?: { type: string; value?: unknown }[] };
}

/**
 * A message of Firefox's as Playwright shall read it: of an error on the console Playwright shows only the name, and what it says stands
 * in the text that Firefox sends with it.
 */
export function withWholeErrors(message: string): string {
  if (!message.includes('"log.entryAdded"') || !message.includes('"type":"error"')) return message;
  const entry: Entry = JSON.parse(message);
  const { text, args } = entry.params;
  if (entry.method !== 'log.entryAdded' || args?.some(({ type }) => type === 'error') !== true) return message;
  return JSON.stringify({ ...entry, params: { ...entry.params, args: [{ type: 'string', value: text }] } });
}
