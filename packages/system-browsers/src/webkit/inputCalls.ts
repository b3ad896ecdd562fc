/** What Playwright would have the page do to itself, since it knows no other way to move a pointer or press a key in a stock WebKit. */
export type InputCall =
  | { name: 'keydown' | 'keyup'; key: string }
  | { name: 'mouseMove'; x: number; y: number }
  | { name: 'mouseEvent'; type: string; button: number };

export interface InputMessage {
  call: InputCall;
  /** The messages that tell Playwright it is done, or what went wrong. */
  answers: (error?: Error) => string[];
}

interface Outer {
  id: number;
  params: { targetId: string; message: string };
}

interface Inner {
  id: number;
  params?: { arguments?: { value?: unknown }[] };
}

/** How Playwright writes an object argument: its entries in a list. */
interface Serialized {
  o: { k: string; v: unknown }[];
}

const mark = '__pwWebViewInput.';
const callExpression = /^\(p\) => globalThis\.__pwWebViewInput\.(keydown|keyup|mouseMove|mouseEvent)\(p\)$/;

const isSerialized = (value: unknown): value is Serialized =>
  typeof value === 'object' && value !== null && 'o' in value;

function callOf(name: string, given: Map<string, unknown>): InputCall | undefined {
  if (name === 'keydown' || name === 'keyup') return { name, key: String(given.get('key')) };
  if (name === 'mouseMove') return { name, x: Number(given.get('x')), y: Number(given.get('y')) };
  if (name === 'mouseEvent') return { name, type: String(given.get('type')), button: Number(given.get('button')) };
  return undefined;
}

/** Recognizes, among Playwright's messages to a page, those that imitate keyboard and mouse with events of the page's own. */
export function inputMessage(message: string): InputMessage | undefined {
  if (!message.includes(mark)) return undefined;
  const outer: Outer = JSON.parse(message);
  const inner: Inner = JSON.parse(outer.params.message);
  const values = inner.params?.arguments?.map(({ value }) => value) ?? [];
  const name = values
    .map((value) => (typeof value === 'string' ? callExpression.exec(value)?.[1] : undefined))
    .find(Boolean);
  const given = values.find(isSerialized);
  if (name === undefined || given === undefined) return undefined;
  const call = callOf(name, new Map(given.o.map(({ k, v }) => [k, v])));
  if (call === undefined) return undefined;
  return {
    call,
    answers: (error) => {
      const result = error
        ? { wasThrown: true, result: { type: 'object', description: error.message } }
        : { result: { type: 'undefined' } };
      const answer = JSON.stringify({ id: inner.id, result });
      return [
        JSON.stringify({ id: outer.id, result: {} }),
        JSON.stringify({
          method: 'Target.dispatchMessageFromTarget',
          params: { targetId: outer.params.targetId, message: answer },
        }),
      ];
    },
  };
}
