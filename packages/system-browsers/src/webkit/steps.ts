import { webDriverKey } from './keys';

/** The steps of one device, in the format of WebDriver. */
export interface Steps {
  type: string;
  id: string;
  parameters?: unknown;
  actions: readonly unknown[];
}

const keyboard = (action: unknown): Steps => ({ type: 'key', id: 'keyboard', actions: [action] });

const mouse = (action: unknown): Steps => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [action],
});

/** The calls by which Playwright lets a page imitate input, and the steps of WebDriver that replace them. A click needs no step. */
export const stepsOf: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => Steps | undefined>> = {
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

/** Joins successive steps of the same device in one command. */
export function inCommands(all: readonly Steps[]): Steps[] {
  const commands: Steps[] = [];
  for (const steps of all) {
    const last = commands.at(-1);
    if (last?.id === steps.id) last.actions = [...last.actions, ...steps.actions];
    else commands.push({ ...steps });
  }
  return commands;
}
