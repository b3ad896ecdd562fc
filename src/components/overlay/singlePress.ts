import type { MouseEvent } from 'react';

/** Props of an element that ignores the second press of a double click, because it would undo the first. Fields still get both presses. */
export const singlePress = {
  onClickCapture: (event: MouseEvent<HTMLElement>): void => {
    // The detail of a key press is 0.
    if (event.detail < 2 || event.detail % 2 > 0) return;
    if ((event.target as Element).closest('input, textarea, select, label') !== null) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
