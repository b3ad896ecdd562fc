#!/usr/bin/env -S node --import tsx
/**
 * Playwright starts this file in place of Firefox. It starts the system's Firefox and passes on the messages of WebDriver BiDi between the
 * two, and adds what either of them lacks: settings of a page are made inside Firefox (browserSettings.ts); Playwright's command for them,
 * unknown to Firefox ESR 153, is answered here; errors on the console keep their text (withErrorTexts.ts); a link to a mail program ends
 * (mailLinks.ts).
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { treeMark } from './accessibilityTree';
import { type Command, markedText, settingsIn } from './browserSettings';
import { firefoxCommands } from './firefoxCommands';
import { afterMailLink } from './mailLinks';
import { withErrorTexts } from './withErrorTexts';

/** Screenshots and the bodies of files come as one message. */
const maxPayload = 256 * 1024 * 1024;

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(
  process.env['PROXIED_FIREFOX'] ?? '',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);

function connect(playwright: WebSocket, address: string) {
  const behind = new WebSocket(address, { maxPayload, perMessageDeflate: false });
  const opened = new Promise((done) => behind.once('open', done));
  const { applySettings, leaveTree, takesAnswer } = firefoxCommands(behind);
  // One after the other: a command that follows a change of settings finds it done.
  let last: Promise<unknown> = opened;

  async function passOn(text: string) {
    if (text.includes(unknownToFirefox) || text.includes('browser settings:') || text.includes(treeMark)) {
      const command: Command = JSON.parse(text);
      if (command.method === unknownToFirefox) {
        playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
        return;
      }
      const settings = settingsIn(command);
      const context = command.params.target?.context;
      if (settings !== undefined && context !== undefined) await applySettings(context, settings);
      if (markedText(command, treeMark) !== undefined && context !== undefined) await leaveTree(context);
    }
    behind.send(text);
  }

  playwright.on('message', (data: Buffer) => {
    const text = data.toString();
    last = last
      .then(() => passOn(text))
      .catch((error: unknown) => {
        console.error(error);
        playwright.close();
      });
  });
  behind.on('message', (data: Buffer) => {
    const text = data.toString();
    if (takesAnswer(text)) return;
    playwright.send(withErrorTexts(text));
    const after = afterMailLink(text);
    if (after !== undefined) playwright.send(after);
  });
  behind.on('close', () => playwright.close());
  behind.on('error', (error) => {
    console.error(error);
    playwright.close();
  });
  playwright.on('close', () => behind.close());
}

for (const stream of [firefox.stdout, firefox.stderr]) {
  createInterface(stream).on('line', (line) => {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) {
      console.error(line);
      return;
    }
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload, perMessageDeflate: false });
    server.on('connection', (playwright, { url }) => connect(playwright, address + (url ?? '')));
    server.on('listening', () => {
      const at = server.address();
      // The line that Playwright waits for.
      if (at !== null && typeof at === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}`);
    });
  });
}

firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
