import { markedAttributes, markedTexts } from '../marks/findMessages';
import { edgesIn, replaceAttribute, replaceText } from '../marks/watchMarks';

/** Shows other words in the page until it is loaded anew; `null` shows the old ones. */
export type Preview = (pieces: readonly string[] | null) => void;

/** Finds a message in the page, to show its draft there. Where the page fills in values, or the message is part of another, nothing is shown. */
export function previewOf(id: string): Preview {
  const texts = markedTexts()
    .filter((text) => text.id === id)
    .map(({ pieces }) => pieces.map((piece) => ({ ...piece, whole: piece.node.data, edges: edgesIn(piece.node) })));
  const attributes = markedAttributes()
    .filter((found) => found.id === id)
    .map(({ element, attribute }) => ({ element, attribute, whole: element.getAttribute(attribute) ?? '' }));
  const first = texts[0]?.map(({ from, to, whole }) => whole.slice(from, to)).join('');
  return (draft) => {
    for (const pieces of texts) {
      for (const [index, { node, from, to, whole, edges }] of pieces.entries()) {
        const old = whole.slice(from, to);
        const piece = (draft?.length === pieces.length ? draft[index] : undefined) ?? old;
        const moved = edges.map((edge) => ({
          ...edge,
          offset: edge.offset < to ? edge.offset : edge.offset + piece.length - old.length,
        }));
        replaceText(node, whole.slice(0, from) + piece + whole.slice(to), moved);
      }
    }
    for (const { element, attribute, whole } of attributes) {
      const isAlone = draft?.length === 1 && (first === undefined || first === whole);
      replaceAttribute(element, attribute, isAlone ? (draft[0] ?? whole) : whole);
    }
  };
}
