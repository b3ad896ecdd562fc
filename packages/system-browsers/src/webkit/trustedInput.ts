import { type InputCall, type InputMessage, inputMessage } from './inputCalls';
import type { Substitute } from './inspectorProxy';
import { webDriverKey } from './keys';
import type { Command } from './webDriver';

/** What one device does, step by step, as WebDriver wants it. */
interface Steps {
  type: string;
  id: string;
  actions: readonly unknown[];
}

interface Asked extends InputMessage {
  tell: (messages: string[]) => void;
}

const key = (type: 'keyDown' | 'keyUp', name: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: [{ type, value: webDriverKey(name) }],
});

const mouse = (action: unknown) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [action],
});

/** What WebDriver is to do for what Playwright asks; undefined for events that follow from others by themselves, as a click does. */
function stepsOf(call: InputCall): Steps | undefined {
  switch (call.name) {
    case 'keydown':
      return key('keyDown', call.key);
    case 'keyup':
      return key('keyUp', call.key);
    case 'mouseMove':
      return mouse({
        type: 'pointerMove',
        origin: 'viewport',
        x: Math.floor(call.x),
        y: Math.floor(call.y),
        duration: 0,
      });
    case 'mouseEvent':
      if (call.type === 'mousedown') return mouse({ type: 'pointerDown', button: call.button });
      if (call.type === 'mouseup') return mouse({ type: 'pointerUp', button: call.button });
      return undefined;
  }
}

const isMouse = (type: string, call?: InputCall) => call?.name === 'mouseEvent' && call.type === type;

/**
 * Whether Playwright has more to ask for the same gesture: a key goes up again, a button of the mouse too, and then comes a click. Done
 * sooner, a gesture may lead to another document in between, where Playwright takes it for lost and begins again, or the page may move on
 * under the pointer.
 */
const isHeldBack = (call: InputCall, next?: InputCall) =>
  call.name === 'keydown' || isMouse('mouseup', call) || (isMouse('mousedown', call) && isMouse('mouseup', next));

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
 * nothing and are not trusted. Here WebDriver presses the keys and moves the pointer instead, and Playwright's own calls mean what they
 * mean in other engines.
 */
export function trustedInput(command: Command): Substitute {
  // Playwright asks for a whole click at once; WebDriver takes one command after the other.
  const line: Asked[] = [];
  let isBusy = false;
  const heldBack: Steps[] = [];

  async function perform({ call, answers }: Asked) {
    heldBack.push(...[stepsOf(call)].filter((steps) => steps !== undefined));
    if (isHeldBack(call, line[0]?.call)) return answers();
    const due = inCommands(heldBack.splice(0));
    try {
      for (const steps of due) await command('POST', '/actions', { actions: [steps] });
      return answers();
    } catch (error) {
      return answers(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function work() {
    if (isBusy) return;
    isBusy = true;
    for (let asked = line.shift(); asked !== undefined; asked = line.shift()) asked.tell(await perform(asked));
    isBusy = false;
  }

  return (message) => {
    const input = inputMessage(message);
    if (input === undefined) return undefined;
    return new Promise((tell) => {
      line.push({ ...input, tell });
      void work();
    });
  };
}
