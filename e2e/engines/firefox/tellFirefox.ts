import type { WebSocket } from 'ws';
import { type BrowserSettings, chromeScript } from './browserSettings';

interface Answer {
  id?: number;
  type: string;
  message?: string;
  result?: { type?: string; contexts?: { context: string }[]; exceptionDetails?: { text: string } };
}

/** Numbers of our own commands: Playwright counts its own from 1. */
const firstId = 2 ** 40;

/** Speaks to Firefox itself, beside Playwright: `tell` changes a page's settings, `takes` says whether a message answers `tell`. */
export function tellFirefox(firefox: WebSocket) {
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

  return {
    tell: async (page: string, settings: Partial<BrowserSettings>) => {
      // Any window of Firefox's own will do, and they come and go with the tests.
      const { contexts = [] } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
      const target = { context: contexts[0]?.context };
      await ask('script.evaluate', { expression: chromeScript(page, settings), target, awaitPromise: true });
    },
    takes: (text: string): boolean => {
      if (waiting.size === 0) return false;
      const answer: Answer = JSON.parse(text);
      const done = waiting.get(answer.id ?? 0);
      waiting.delete(answer.id ?? 0);
      done?.(answer);
      return done !== undefined;
    },
  };
}
