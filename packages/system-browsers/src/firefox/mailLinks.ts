interface Started {
  method?: string;
  params: { url: string };
}

/**
 * The message that Playwright gets after one of Firefox's which says that a page navigates to a `mailto:` address: that this was aborted.
 * Firefox never sends it, since a mail program opens and the page stays, and Playwright would wait for the new page for ever.
 */
export function afterMailLink(message: string): string | undefined {
  if (!message.includes('"browsingContext.navigationStarted"') || !message.includes('"mailto:')) return undefined;
  const { method, params }: Started = JSON.parse(message);
  if (method !== 'browsingContext.navigationStarted' || !params.url.startsWith('mailto:')) return undefined;
  return JSON.stringify({ type: 'event', method: 'browsingContext.navigationAborted', params });
}
