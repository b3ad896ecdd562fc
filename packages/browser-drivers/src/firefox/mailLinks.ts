interface Started {
  method?: string;
  params: { url: string };
}

/**
 * What Playwright shall hear after a message of Firefox's: that a way to a mail program leads away from no page. Firefox tells only that the
 * page has set out for it, and Playwright would wait for its end for ever.
 */
export function afterMailLink(message: string): string | undefined {
  if (!message.includes('"browsingContext.navigationStarted"') || !message.includes('"mailto:')) return undefined;
  const { method, params }: Started = JSON.parse(message);
  if (method !== 'browsingContext.navigationStarted' || !params.url.startsWith('mailto:')) return undefined;
  return JSON.stringify({ type: 'event', method: 'browsingContext.navigationAborted', params });
}
