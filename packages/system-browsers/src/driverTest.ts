import { createServer } from 'node:http';
import { once } from 'node:events';
import { engineTest } from './engineTest';

const pages: Readonly<Record<string, string>> = {
  '/': `<title>First</title><h1 onclick="title = event.isTrusted + ' ' + event.detail">First</h1>
    <a href="/second">Second</a> <a href="#place">Place</a> <button onclick="output.value = 'pressed'">Press</button>
    <label>Name <input onchange="output.value = value" oninput="title = event.isTrusted + ' ' + event.inputType"></label>
    <output id="output"></output>
    <p id="place">No script</p><script>place.textContent = 'Script'</script> <a href="/second">Last</a>`,
  '/second': '<title>Second</title><h1>Second</h1><a href="/">First</a>',
};

interface Site {
  origin: string;
  /** The paths of the requested documents, in order. */
  documents: string[];
}

/** Playwright's `test` with a small site of its own. */
export const test = engineTest.extend<{}, { site: Site }>({
  site: [
    async ({}, use) => {
      const documents: string[] = [];
      const server = createServer(({ url = '' }, response) => {
        const html = pages[url];
        if (html !== undefined) documents.push(url);
        response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html><html lang="en">${html ?? 'nothing'}</html>`);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const bound = server.address();
      const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
      await use({ origin: `http://127.0.0.1:${port}`, documents });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});
