import { listeningPorts } from './ports';
import { startProgram } from '../startProgram';
import { neededProgram } from './programs';
import { waitFor } from './waitFor';

/** A command of the WebDriver protocol in a session: its answer's `value`. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

export interface WebDriver {
  command: Command;
  end: () => Promise<void>;
}

const patience = 60_000;

interface Answer {
  value: unknown;
}

async function ask(address: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  });
  const { value }: Answer = await response.json();
  if (!response.ok) throw new Error(`WebDriver, ${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

const hasSession = (value: unknown): value is { sessionId: string } =>
  typeof value === 'object' && value !== null && 'sessionId' in value && typeof value.sessionId === 'string';

/** Takes over the MiniBrowser that listens on a port: keys, pointer, window and accessibility tree are the engine's own there. */
export async function startWebDriver(automationPort: number): Promise<WebDriver> {
  const driver = startProgram(neededProgram('WebKitWebDriver'), ['-p', '0', '-t', `127.0.0.1:${automationPort}`]);
  const started = async () => {
    const port = await waitFor('The port of WebKitWebDriver', () => listeningPorts(driver.pid)[0]);
    const sessions = `http://127.0.0.1:${port}/session`;
    // Playwright answers a page's dialogs.
    const session = await ask(sessions, 'POST', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: 'ignore' } },
    });
    if (!hasSession(session)) throw new Error('WebKitWebDriver gave no session.');
    const command: Command = (method, path, body) => ask(`${sessions}/${session.sessionId}${path}`, method, body);
    return { command, end: driver.end };
  };
  try {
    return await Promise.race([started(), driver.failure]);
  } catch (error) {
    await driver.end();
    throw error;
  }
}
