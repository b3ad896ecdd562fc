import type { MouseEvent } from 'react';

/**
 * Whether a click on a link opens its target in this tab. With a modifier key browsers open another tab or save the target, and older versions of
 * Safari report a press of the middle button as a click.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button > 0 || metaKey || ctrlKey || shiftKey || altKey);
}
