import type { MouseEvent } from 'react';

/**
 * Whether a click on a link leads to its target in this tab: with a modifier key browsers open another one, or keep the target, and older versions of
 * Safari call a press of the middle button a click.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button > 0 || metaKey || ctrlKey || shiftKey || altKey);
}
