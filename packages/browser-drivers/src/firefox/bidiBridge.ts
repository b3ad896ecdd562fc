#!/usr/bin/env -S node --import tsx
/**
 * Stands in for the system's Firefox: starts it and hands on what Playwright and it say to one another in WebDriver BiDi, but for what
 * either does not know: the settings of a page are put into Firefox from within (browserSettings.ts), Playwright's command for them,
 * unknown to Firefox ESR 153, is answered here, errors on the console are told in full (consoleText.ts), and so is the end of a way to a mail
 * program (mailLinks.ts).
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { type Command, says, settingsIn } from './browserSettings';
import { withWholeErrors } from './consoleText';
import { treeWish } from './firefoxsTree';
import { afterMailLink } from './mailLinks';
import { tellFirefox } from './tellFirefox';

/** Screenshots and the bodies of files come as one message. */
const maxPayload = 256 * 1024 * 1024;

const firefox = spawn(process.env['FIREFOX_BEHIND'] ?? '', ['--remote-allow-system-access', ...process.argv.slice(2)], {
  stdio: ['ignore', 'pipe', 'pipe'],
});

const answered = 'emulation.setMediaFeaturesOverride';

function bridge(playwright: WebSocket, address: string) {
  const behind = new WebSocket(address, { maxPayload, perMessageDeflate: false });
  const opened = new Promise((done) => behind.once('open', done));
  const { tell, leaveTree, takes } = tellFirefox(behind);
  // One after the other: what follows a change of settings finds it made.
  let last: Promise<unknown> = opened;

  async function handOn(text: string) {
    if (text.includes(answered) || text.includes('browser settings:') || text.includes(treeWish)) {
      const command: Command = JSON.parse(text);
      if (command.method === answered) {
        playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
        return;
      }
      const settings = settingsIn(command);
      const context = command.params.target?.context;
      if (settings !== undefined && context !== undefined) await tell(context, settings);
      if (says(command, treeWish) !== undefined && context !== undefined) await leaveTree(context);
    }
    behind.send(text);
  }

  playwright.on('message', (data: Buffer) => {
    const text = data.toString();
    last = last
      .then(() => handOn(text))
      .catch((error: unknown) => {
        console.error(error);
        playwright.close();
      });
  });
  behind.on('message', (data: Buffer) => {
    const text = data.toString();
    if (takes(text)) return;
    playwright.send(withWholeErrors(text));
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
    server.on('connection', (playwright, { url }) => bridge(playwright, address + (url ?? '')));
    server.on('listening', () => {
      const at = server.address();
      // The line that Playwright waits for.
      if (at !== null && typeof at === 'object') console.error(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}`);
    });
  });
}

firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
