/** What styled elements are given for their styles alone; an element that takes more of its own says so (`shouldForwardProp`). */
const styleProps = new Set(['as', 'ownerState', 'sx', 'theme']);

/** In place of Emotion's list of all attributes that HTML and SVG know. */
export default function isPropValid(name: string): boolean {
  return !styleProps.has(name);
}
