import { webDriverKey } from './keys';
import type { Command } from './programs';

/** What one device does, step by step, as WebDriver wants it. */
interface Steps {
  type: string;
  id: string;
  parameters?: unknown;
  actions: readonly unknown[];
}

/** How Playwright writes an object argument: its entries in a list. */
interface Serialized {
  o: { k: string; v: unknown }[];
}

interface Outer {
  id: number;
  params: { targetId: string; message: string };
}

interface Inner {
  id: number;
  params?: { arguments?: { value?: unknown }[] };
}

const keyboard = (action: unknown): Steps => ({ type: 'key', id: 'keyboard', actions: [action] });

const mouse = (action: unknown): Steps => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [action],
});

/** The calls by which Playwright would have a page imitate input, and what WebDriver does in their place; a click follows by itself. */
const stepsOf: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => Steps | undefined>> = {
  keydown: ({ key }) => keyboard({ type: 'keyDown', value: webDriverKey(String(key)) }),
  keyup: ({ key }) => keyboard({ type: 'keyUp', value: webDriverKey(String(key)) }),
  mouseMove: ({ x, y }) => {
    const [left, top] = [Math.floor(Number(x)), Math.floor(Number(y))];
    return mouse({ type: 'pointerMove', origin: 'viewport', x: left, y: top, duration: 0 });
  },
  mouseEvent: ({ type, button }) => {
    if (type === 'mousedown') return mouse({ type: 'pointerDown', button });
    return type === 'mouseup' ? mouse({ type: 'pointerUp', button }) : undefined;
  },
};

const callExpression = /^\(p\) => globalThis\.__pwWebViewInput\.(\w+)\(p\)$/;

const isSerialized = (value: unknown): value is Serialized =>
  typeof value === 'object' && value !== null && 'o' in value;

/** Recognizes, among Playwright's messages to a page, those that imitate keyboard and mouse with events of the page's own. */
function inputIn(message: string) {
  if (!message.includes('__pwWebViewInput.')) return undefined;
  const outer: Outer = JSON.parse(message);
  const inner: Inner = JSON.parse(outer.params.message);
  const values = inner.params?.arguments?.map(({ value }) => value) ?? [];
  const name = values.map((value) => callExpression.exec(String(value))?.[1]).find(Boolean) ?? '';
  const serialized = values.find(isSerialized);
  const steps = stepsOf[name];
  if (steps === undefined || serialized === undefined) return undefined;
  const given = Object.fromEntries(serialized.o.map(({ k, v }) => [k, v]));
  return { outer, inner, given, steps: () => steps(given), isHeldBack: name === 'keydown' || isPress(given['type']) };
}

/** A gesture is done as a whole, at its end: done in parts, it may lead to another document in between, where Playwright takes it for lost and begins again, or the page may move on under the pointer. */
const isPress = (type: unknown) => type === 'mousedown' || type === 'mouseup';

/** The messages that tell Playwright that its call is done, or what went wrong. */
function answers({ outer, inner }: { outer: Outer; inner: Inner }, error?: Error): string[] {
  const result =
    error === undefined
      ? { result: { type: 'undefined' } }
      : { wasThrown: true, result: { type: 'object', description: error.message } };
  const message = JSON.stringify({ id: inner.id, result });
  return [
    JSON.stringify({ id: outer.id, result: {} }),
    JSON.stringify({
      method: 'Target.dispatchMessageFromTarget',
      params: { targetId: outer.params.targetId, message },
    }),
  ];
}

/** Steps of one device that follow each other, in one command. */
function inCommands(all: readonly Steps[]): Steps[] {
  const commands: Steps[] = [];
  for (const steps of all) {
    const last = commands.at(-1);
    if (last?.id === steps.id) last.actions = [...last.actions, ...steps.actions];
    else commands.push({ ...steps });
  }
  return commands;
}

/**
 * Gives Playwright a true keyboard and mouse: in a stock WebKit it can only make a page imitate their events, which move no focus, hover over
 * nothing and are not trusted. Here WebDriver presses the keys and moves the pointer instead. Resolves with the messages that Playwright
 * then gets; gives undefined for messages that are no input.
 */
export function trustedInput(command: Command): (message: string) => Promise<string[]> | undefined {
  const heldBack: Steps[] = [];
  // Playwright asks for a whole click at once; WebDriver takes one command after the other.
  let last: Promise<unknown> = Promise.resolve();

  async function perform(input: NonNullable<ReturnType<typeof inputIn>>): Promise<string[]> {
    try {
      heldBack.push(...[input.steps()].filter((steps) => steps !== undefined));
      if (input.isHeldBack) return answers(input);
      for (const steps of inCommands(heldBack.splice(0))) await command('POST', '/actions', { actions: [steps] });
      return answers(input);
    } catch (error) {
      return answers(input, error instanceof Error ? error : new Error('WebDriver failed', { cause: error }));
    }
  }

  return (message) => {
    const input = inputIn(message);
    if (input === undefined) return undefined;
    const done = last.then(() => perform(input));
    last = done;
    return done;
  };
}
