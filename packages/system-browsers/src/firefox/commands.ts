import type { WebSocket } from 'ws';
import { sameDocumentScript, type Settings, settingsScript } from './settings';

interface Answer {
  id?: number;
  type: string;
  message?: string;
  result?: { contexts?: { context: string }[]; exceptionDetails?: { text: string } };
}

/** The proxy's commands are numbered from here; Playwright numbers its commands from 1. */
const firstId = 2 ** 40;

/** The proxy's own commands to Firefox: `applySettings` changes the settings of a page; `takesAnswer` is true if a message answers one of these commands. */
export function firefoxCommands(firefox: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let id = firstId;

  async function ask(method: string, params: unknown): Promise<NonNullable<Answer['result']>> {
    id += 1;
    const asked = id;
    const { type, message, result } = await new Promise<Answer>((done) => {
      waiting.set(asked, done);
      firefox.send(JSON.stringify({ id: asked, method, params }));
    });
    const failure = type === 'success' ? result?.exceptionDetails?.text : message;
    if (failure !== undefined || result === undefined) throw new Error(`${method}: ${failure}`);
    return result;
  }

  /** Runs a script as Firefox's own code, in any window of Firefox: windows come and go with the tests. */
  async function runInFirefox(expression: string) {
    const { contexts = [] } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    const target = { context: contexts[0]?.context };
    return ask('script.evaluate', { expression, target, awaitPromise: true });
  }

  let ready: Promise<unknown> | undefined;

  return {
    applySettings: async (page: string, settings: Settings) => {
      // This runs before the first page can navigate, because each page gets its settings first.
      await (ready ??= runInFirefox(sameDocumentScript));
      await runInFirefox(settingsScript(page, settings));
    },
    takesAnswer: (text: string): boolean => {
      if (waiting.size === 0) return false;
      const answer: Answer = JSON.parse(text);
      const done = waiting.get(answer.id ?? 0);
      waiting.delete(answer.id ?? 0);
      done?.(answer);
      return done !== undefined;
    },
  };
}
