import type { MessageEdge } from './markedText';
import { attributesOf, edgesIn } from './watchMarks';

/** A part of a text node. */
export interface TextPiece {
  node: Text;
  from: number;
  to: number;
}

/** A message in a page: parts of text nodes, in order. */
export interface MarkedText {
  id: string;
  pieces: TextPiece[];
}

export interface MarkedAttribute {
  id: string;
  element: Element;
  attribute: string;
}

function allTexts(): Text[] {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The start marks that have an end mark. If the page has split a text, the end can be missing. */
function closedStarts(nodes: readonly Text[]): ReadonlySet<MessageEdge> {
  const closed = new Set<MessageEdge>();
  const open: MessageEdge[] = [];
  for (const edge of nodes.flatMap(edgesIn)) {
    if (edge.isStart) {
      open.push(edge);
      continue;
    }
    const at = open.findLastIndex(({ id }) => id === edge.id);
    const start = open[at];
    if (start === undefined) continue;
    closed.add(start);
    open.length = at;
  }
  return closed;
}

/** All messages in the present texts of the page, in the order of the document. `watchMarks` must run before. */
export function markedTexts(): MarkedText[] {
  const nodes = allTexts();
  const closed = closedStarts(nodes);
  const texts: MarkedText[] = [];
  const open: { text: MarkedText; isClosed: boolean }[] = [];
  for (const node of nodes) {
    let from = 0;
    const take = (to: number) => {
      if (to > from) for (const { text } of open) text.pieces.push({ node, from, to });
      from = to;
    };
    for (const edge of edgesIn(node)) {
      take(edge.offset);
      if (edge.isStart) {
        const text = { id: edge.id, pieces: [] };
        texts.push(text);
        open.push({ text, isClosed: closed.has(edge) });
      } else {
        const at = open.findLastIndex(({ text }) => text.id === edge.id);
        if (at !== -1) open.length = at;
      }
    }
    take(node.length);
    // A message without an end mark ends with its text node.
    for (let at = open.length - 1; at >= 0; at -= 1) if (open[at]?.isClosed === false) open.splice(at, 1);
  }
  return texts;
}

/** All messages in the present attributes of the page. `watchMarks` must run before. */
export function markedAttributes(): MarkedAttribute[] {
  return Array.from(document.querySelectorAll('*')).flatMap((element) =>
    attributesOf(element).flatMap(({ attribute, ids }) => ids.map((id) => ({ id, element, attribute }))),
  );
}

/** The range of a piece in the page. */
export function rangeOf({ node, from, to }: TextPiece): Range {
  const range = document.createRange();
  range.setStart(node, Math.min(from, node.length));
  range.setEnd(node, Math.min(to, node.length));
  return range;
}
