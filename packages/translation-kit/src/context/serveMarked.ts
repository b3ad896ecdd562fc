import type { BrowserContext } from '@playwright/test';
import { type CompiledMessages, markMessages } from '../marks/markMessages';

/** A document whose page the browser draws itself, because the messages in the HTML have no marks. */
export function emptied(html: string): string {
  const [root] = /<div id="root"[^>]*>/.exec(html) ?? [];
  const end = html.lastIndexOf('</div>');
  if (root === undefined) throw new Error('The document has no #root');
  return html.slice(0, html.indexOf(root) + root.length) + html.slice(end);
}

const isDocument = (url: URL) => url.pathname.split('/').at(-1)?.includes('.') === false;

/** Changes the built site on its way to the browser: messages say their ids, and documents wait for them. */
export async function serveMarked(context: BrowserContext): Promise<void> {
  await context.route('**/assets/messages/**', async (route) => {
    const response = await route.fetch();
    const messages = (await response.json()) as CompiledMessages;
    await route.fulfill({ response, json: markMessages(messages) });
  });
  await context.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: emptied(await response.text()) });
  });
}
