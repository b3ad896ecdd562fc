import { type InputCall, inputMessage } from './inputCalls';
import type { Substitute } from './inspectorProxy';
import { webDriverKey } from './keys';
import type { Command } from './webDriver';

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

/** The WebDriver action for what Playwright asks; undefined for events that follow from others by themselves, as a click does. */
function actionOf(call: InputCall) {
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

/**
 * Whether it may lead to another document while Playwright has more calls of the same gesture to make (a key goes up, a click follows): in
 * the new document it would take the gesture for lost, and begin again.
 */
const isHeldBack = (call: InputCall) =>
  call.name === 'keydown' || (call.name === 'mouseEvent' && call.type === 'mouseup');

/**
 * Gives Playwright a true keyboard and mouse: in a stock WebKit it can only make a page imitate their events, which move no focus, hover over
 * nothing and are not trusted. Here WebDriver presses the keys and moves the pointer instead, and Playwright's own calls mean what they
 * mean in other engines.
 */
export function trustedInput(command: Command): Substitute {
  // Playwright asks for a whole click at once; WebDriver takes one action after the other.
  let last: Promise<unknown> = Promise.resolve();
  // Done with the call that follows: the gesture's last.
  let heldBack: unknown[] = [];
  return (message) => {
    const input = inputMessage(message);
    if (input === undefined) return undefined;
    const actions = [...heldBack, actionOf(input.call)].filter((action) => action !== undefined);
    heldBack = isHeldBack(input.call) ? actions.splice(0) : [];
    const answer = last.then(async () => {
      try {
        for (const action of actions) await command('POST', '/actions', { actions: [action] });
        return input.answers();
      } catch (error) {
        return input.answers(error instanceof Error ? error : new Error(String(error)));
      }
    });
    last = answer;
    return answer;
  };
}
