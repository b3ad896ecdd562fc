import { once } from 'node:events';
import { createServer } from 'node:http';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { guardHeld } from './heldRequests';

/** Answers a message of Playwright instead of the browser, with messages for Playwright; undefined if the browser must answer. */
type Substitute = (message: string) => Promise<string[]> | undefined;

/** The browser closes the connection after a longer frame (libsoup's limit is 128 KiB); the script of axe has half a megabyte. */
const longestFrame = 60_000;

/** Screenshots and the contents of files come as one message. */
const maxPayload = 256 * 1024 * 1024;

/** What Playwright sends, each with what the browser gets instead. */
const replacements = [
  // The inspector's reload loses the scroll position, so the page reloads itself, as by the browser's button.
  [
    String.raw`\"method\":\"Page.reload\"`,
    String.raw`\"method\":\"Runtime.evaluate\",\"params\":{\"expression\":\"location.reload()\"}`,
  ],
  // `page.goto` is a visitor who types an address: the next page has no `document.referrer`.
  [
    String.raw`\"expression\":\"window.location.href = `,
    String.raw`\"expression\":\"({ set href(href) { Object.assign(document.createElement('a'), { href, rel: 'noreferrer' }).click(); } }).href = `,
  ],
] as const;

/** By default `ws` delivers every message as one buffer. */
const textOf = (data: RawData) => (Buffer.isBuffer(data) ? data.toString() : '');

function sendInFrames(socket: WebSocket, message: string) {
  const bytes = Buffer.from(message);
  for (let start = 0; start < bytes.length; start += longestFrame) {
    const end = start + longestFrame;
    socket.send(bytes.subarray(start, end), { binary: false, fin: end >= bytes.length });
  }
}

function join(playwright: WebSocket, inspector: string, substitute: Substitute) {
  const browser = new WebSocket(inspector, { perMessageDeflate: false, maxPayload });
  const waiting: string[] = [];
  const held = guardHeld();
  const toPlaywright = (message: string) => {
    if (playwright.readyState === WebSocket.OPEN) playwright.send(message);
  };

  playwright.on('message', (data) => {
    const message = replacements.reduce(
      (text, [sent, wanted]) => text.replace(sent, wanted),
      held.toBrowser(textOf(data)),
    );
    const answer = substitute(message);
    if (answer) void answer.then((messages) => messages.forEach(toPlaywright));
    else if (browser.readyState === WebSocket.OPEN) sendInFrames(browser, message);
    else waiting.push(message);
  });
  browser.on('open', () => waiting.splice(0).forEach((message) => sendInFrames(browser, message)));
  browser.on('message', (data) => {
    const message = textOf(data);
    held.fromBrowser(message);
    toPlaywright(message);
  });
  browser.on('error', () => playwright.close());
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
  return (pattern: string) => sendInFrames(browser, held.hold(pattern));
}

interface InspectorProxy {
  /** The address for `connectOverCDP`. */
  address: string;
  /** Holds requests to addresses, given as a regular expression, until Playwright answers them. */
  hold: (pattern: string) => void;
  end: () => Promise<void>;
}

/** Starts a proxy between Playwright and a page's inspector: it lists the page in Playwright's format, and passes on messages in frames that the browser accepts. */
export async function startInspectorProxy(inspector: string, substitute: Substitute): Promise<InspectorProxy> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, maxPayload, perMessageDeflate: false });
  let hold = (_pattern: string) => {};
  sockets.on('connection', (playwright) => {
    hold = join(playwright, inspector, substitute);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The proxy of the inspector has no port.');
  server.on('request', (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([{ webSocketDebuggerUrl: `ws://127.0.0.1:${bound.port}/devtools/page/1` }]));
  });
  return {
    address: `http://127.0.0.1:${bound.port}`,
    hold: (pattern) => hold(pattern),
    end: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
