import { webDriverKey } from './keys';
import type { Command } from './programs';

/** The steps of one device, in the format of WebDriver. */
interface Steps {
  type: string;
  id: string;
  parameters?: unknown;
  actions: readonly unknown[];
}

/** Playwright writes an object argument as a list of its entries. */
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

/** The calls by which Playwright lets a page imitate input, and the steps of WebDriver that replace them. A click needs no step. */
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

/** Recognizes the messages by which Playwright lets a page imitate keyboard and mouse. */
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

/** Press and release are sent together: after a press, the page could change before the release, and Playwright would repeat the whole gesture. */
const isPress = (type: unknown) => type === 'mousedown' || type === 'mouseup';

/** The messages that report to Playwright that its call is done or has failed. */
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

/** Joins successive steps of the same device in one command. */
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
 * Gives Playwright a real keyboard and mouse. In WebKitGTK Playwright can only let a page imitate their events, which do not move the focus, do not
 * hover and are not trusted. Here WebDriver presses the keys and moves the pointer. Resolves with the messages for Playwright; returns undefined
 * for messages that are no input.
 */
export function trustedInput(command: Command): (message: string) => Promise<string[]> | undefined {
  const heldBack: Steps[] = [];
  // Playwright sends the steps of a click together; WebDriver accepts one command after the other.
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
