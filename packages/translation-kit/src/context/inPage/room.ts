import type { MarkedText } from '../../marks/findMessages';
import type { Space } from '../sighting';

/** How long the text can be before something grows: found by letting it grow. */
export function fitsIn(text: MarkedText, block: Element, length: number): Pick<Space, 'fits' | 'more'> {
  const last = text.pieces.at(-1);
  if (last === undefined) return { fits: length, more: false };
  const { node, to } = last;
  const original = node.data;
  const shown = text.pieces.map((piece) => piece.node.data.slice(piece.from, piece.to)).join('');
  const most = Math.max(80, 3 * length);
  const filler = ` ${shown}`.repeat(Math.ceil(most / (shown.length + 1)) + 1);
  const root = document.documentElement;
  const row = block.parentElement ?? block;
  const sizes = () => [
    block.getBoundingClientRect().height,
    row.getBoundingClientRect().height,
    Math.max(0, block.scrollWidth - block.clientWidth),
    Math.max(0, row.scrollWidth - row.clientWidth),
    root.scrollWidth,
  ];
  const before = sizes();
  const grows = (added: number) => {
    node.data = original.slice(0, to) + filler.slice(0, added) + original.slice(to);
    return sizes().some((size, index) => size > (before[index] ?? 0) + 1);
  };
  let fits = 0;
  let tooMany = 4;
  while (tooMany < most && !grows(tooMany)) {
    fits = tooMany;
    tooMany *= 3;
  }
  if (tooMany >= most && !grows(most)) {
    node.data = original;
    return { fits: length + most, more: true };
  }
  tooMany = Math.min(tooMany, most);
  while (tooMany - fits > 1 + length / 50) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (grows(middle)) tooMany = middle;
    else fits = middle;
  }
  node.data = original;
  return { fits: length + fits, more: false };
}
