/** Where a message stands in a page: parts of text nodes, in order. */
export interface MarkedText {
  id: string;
  pieces: { node: Text; from: number; to: number }[];
}

interface MarkedAttribute {
  id: string;
  element: Element;
  attribute: string;
}

/** What `watchMarks` knows of a page at the moment, in the order of the document. */
interface MessageMarks {
  texts: () => MarkedText[];
  attributes: () => MarkedAttribute[];
}

declare global {
  interface Window {
    messageMarks?: MessageMarks;
  }
}

/**
 * Runs in the browser before the page's script, and holds all that it needs. Takes the marks of messages (marks.ts) out of the page
 * as they arrive and remembers where they stood, so that layout, names and looks are those that visitors get.
 */
export function watchMarks(): void {
  const mark = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}|\u{E007F}([\u{E0020}-\u{E007E}]+)\u{E0001}/gu;
  const attributeNames = ['alt', 'aria-description', 'aria-label', 'content', 'href', 'label', 'placeholder', 'title'];

  interface Edge {
    id: string;
    offset: number;
    isStart: boolean;
  }
  // Beside the text that was left: nodes that were only moved, or read twice, still have it.
  const edges = new WeakMap<Text, { text: string; found: Edge[] }>();
  const attributeIds = new WeakMap<Element, Map<string, { text: string; ids: string[] }>>();

  /** Removes the marks from a text and tells where they were. */
  function strip(marked: string) {
    const found: Edge[] = [];
    let removed = 0;
    const text = marked.replaceAll(mark, (whole: string, start: string | undefined, end: string, offset: number) => {
      const id = Array.from(start ?? end, (letter) =>
        String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xe0000),
      ).join('');
      found.push({ id, offset: offset - removed, isStart: start !== undefined });
      removed += whole.length;
      return '';
    });
    return { text, found };
  }

  function readText(node: Text) {
    const { text, found } = strip(node.data);
    if (found.length > 0) {
      edges.set(node, { text, found });
      node.data = text;
    } else if (edges.get(node)?.text !== text) edges.delete(node);
  }

  function readAttribute(element: Element, name: string) {
    const value = element.getAttribute(name) ?? '';
    // Of addresses only a mail's holds words.
    const isMail = name === 'href' && value.startsWith('mailto:');
    const { text, found } = strip(
      isMail ? value.replaceAll(/(?:%F3%A0%8[01]%[0-9A-F]{2})+/g, (encoded) => decodeURIComponent(encoded)) : value,
    );
    const known = attributeIds.get(element) ?? new Map<string, { text: string; ids: string[] }>();
    if (found.length > 0) {
      const ids = found.filter(({ isStart }) => isStart).map(({ id }) => id);
      attributeIds.set(element, known.set(name, { text, ids: [...new Set(ids)] }));
      element.setAttribute(name, text);
    } else if (known.get(name)?.text !== text) known.delete(name);
  }

  function readTree(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      if (node instanceof Text) readText(node);
      else if (node instanceof Element) {
        for (const name of attributeNames) if (node.hasAttribute(name)) readAttribute(node, name);
      }
    }
  }

  function readChange({ type, target, addedNodes, attributeName }: MutationRecord) {
    if (type === 'attributes' && target instanceof Element && attributeName !== null) {
      readAttribute(target, attributeName);
    }
    if (type === 'characterData' && target instanceof Text) readText(target);
    for (const node of addedNodes) readTree(node);
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) readChange(record);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributeNames,
  });
  readTree(document);

  function allTexts() {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
    return nodes;
  }

  /** The starts whose end follows: a text that was taken apart may have lost one. */
  function closedStarts(nodes: readonly Text[]) {
    const closed = new Set<Edge>();
    const open: Edge[] = [];
    for (const edge of nodes.flatMap((node) => edges.get(node)?.found ?? [])) {
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

  function texts() {
    const nodes = allTexts();
    const closed = closedStarts(nodes);
    const found: MarkedText[] = [];
    const open: { text: MarkedText; isClosed: boolean }[] = [];
    for (const node of nodes) {
      let from = 0;
      const take = (to: number) => {
        if (to > from) for (const { text } of open) text.pieces.push({ node, from, to });
        from = to;
      };
      for (const edge of edges.get(node)?.found ?? []) {
        take(edge.offset);
        if (edge.isStart) {
          const text = { id: edge.id, pieces: [] };
          found.push(text);
          open.push({ text, isClosed: closed.has(edge) });
        } else {
          const at = open.findLastIndex(({ text }) => text.id === edge.id);
          if (at !== -1) open.length = at;
        }
      }
      take(node.length);
      // What never ends goes no further than the text that it stands in.
      for (let at = open.length - 1; at >= 0; at -= 1) if (open[at]?.isClosed === false) open.splice(at, 1);
    }
    return found;
  }

  function attributes() {
    return Array.from(document.querySelectorAll('*')).flatMap((element) =>
      [...(attributeIds.get(element) ?? [])].flatMap(([attribute, { ids }]) =>
        ids.map((id): MarkedAttribute => ({ id, element, attribute })),
      ),
    );
  }

  window.messageMarks = { texts, attributes };
}
