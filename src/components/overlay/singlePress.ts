import type { MouseEvent } from 'react';

/** Props of an element in which only the first press of a double click counts, because the second one would undo it. Fields are exempt. */
export const singlePress = {
  onClickCapture: (event: MouseEvent<HTMLElement>): void => {
    // A key's press counts as 0.
    if (event.detail < 2 || event.detail % 2 > 0) return;
    if ((event.target as Element).closest('input, textarea, select, label') !== null) return;
    event.preventDefault();
    event.stopPropagation();
  },
};
