interface Message {
  method?: string;
  params?: { text?: string; args?: { type: string; value?: unknown }[]; url?: string };
}

/**
 * The messages that Playwright gets for a message of Firefox. A logged error becomes a text, because Playwright shows only the name of an error
 * object. A navigation to a `mailto:` address is reported as aborted: a mail program opens and the page stays, which Firefox does not report,
 * so that Playwright would never stop waiting for a new page.
 */
export function forPlaywright(text: string): string[] {
  if (!/"(?:log\.entryAdded|browsingContext\.navigationStarted)"/.test(text)) return [text];
  const message: Message = JSON.parse(text);
  const { method, params } = message;
  if (method === 'log.entryAdded' && params?.args?.some(({ type }) => type === 'error') === true) {
    return [JSON.stringify({ ...message, params: { ...params, args: [{ type: 'string', value: params.text }] } })];
  }
  if (method === 'browsingContext.navigationStarted' && params?.url?.startsWith('mailto:') === true) {
    return [text, JSON.stringify({ type: 'event', method: 'browsingContext.navigationAborted', params })];
  }
  return [text];
}
