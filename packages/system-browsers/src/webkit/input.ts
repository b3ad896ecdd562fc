import { setTimeout } from 'node:timers/promises';
import type { Command } from './programs';
import { inCommands, type Steps, stepsOf } from './steps';

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

/** GTK counts two clicks at the same pixel within this time as a double click, in milliseconds. Long, because a busy machine takes long between them. */
export const doubleClickTime = 2000;

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

/**
 * Gives Playwright a real keyboard and mouse. In WebKitGTK Playwright can only let a page imitate their events, which do not move the focus, do not
 * hover and are not trusted. Here WebDriver presses the keys and moves the pointer. Resolves with the messages for Playwright; returns undefined
 * for messages that are no input.
 */
export function trustedInput(command: Command): (message: string) => Promise<string[]> | undefined {
  const heldBack: Steps[] = [];
  // Playwright sends the steps of a click together; WebDriver accepts one command after the other.
  let last: Promise<unknown> = Promise.resolve();
  let place = { x: NaN, y: NaN };
  let lastClick = { ...place, time: 0 };
  // GTK rounds places to whole pixels.
  const isSamePixel = () => Math.hypot(place.x - lastClick.x, place.y - lastClick.y) < 2;

  async function perform(input: NonNullable<ReturnType<typeof inputIn>>): Promise<string[]> {
    try {
      const { type, clickCount, x, y } = input.given;
      if (x !== undefined) place = { x: Number(x), y: Number(y) };
      // Two calls of `click` are no double click, however fast they follow.
      if (type === 'mousedown' && clickCount === 1 && isSamePixel())
        await setTimeout(Math.max(0, lastClick.time + doubleClickTime - Date.now()));
      heldBack.push(...[input.steps()].filter((steps) => steps !== undefined));
      if (input.isHeldBack) return answers(input);
      for (const steps of inCommands(heldBack.splice(0))) await command('POST', '/actions', { actions: [steps] });
      if (type === 'click') lastClick = { ...place, time: Date.now() };
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
