#!/usr/bin/env -S node --import tsx
/**
 * Playwright starts this file instead of Firefox. It starts the system's Firefox, passes on the messages of WebDriver BiDi between both, and adds
 * the missing parts: it changes the settings of a page inside Firefox (settings.ts), answers Playwright's command for them, which Firefox ESR 153
 * does not know, and completes some messages of Firefox (messages.ts).
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { firefoxCommands } from './commands';
import { forPlaywright } from './messages';
import { type Command, settingsIn } from './settings';

/** Screenshots and the contents of files come as one message. */
const maxPayload = 256 * 1024 * 1024;

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(
  process.env['PROXIED_FIREFOX'] ?? '',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);

function connect(playwright: WebSocket, address: string) {
  const behind = new WebSocket(address, { maxPayload, perMessageDeflate: false });
  const { applySettings, takesAnswer } = firefoxCommands(behind);
  // Commands run one after the other, so that the settings are changed before the next command.
  let last: Promise<unknown> = new Promise((done) => behind.once('open', done));

  function fail(error: unknown) {
    console.error(error);
    playwright.close();
  }

  async function passOn(text: string) {
    const command: Command = JSON.parse(text);
    if (command.method === unknownToFirefox) {
      playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      return;
    }
    const settings = settingsIn(command);
    const context = command.params.target?.context;
    if (settings !== undefined && context !== undefined) await applySettings(context, settings);
    behind.send(text);
  }

  playwright.on('message', (data: Buffer) => {
    const text = data.toString();
    last = last.then(() => passOn(text)).catch(fail);
  });
  behind.on('message', (data: Buffer) => {
    const text = data.toString();
    if (takesAnswer(text)) return;
    for (const message of forPlaywright(text)) playwright.send(message);
  });
  behind.on('close', () => playwright.close());
  behind.on('error', fail);
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
      // Playwright waits for this line.
      if (at !== null && typeof at === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}`);
    });
  });
}

firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
