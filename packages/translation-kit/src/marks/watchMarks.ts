import { type MessageEdge, takeMarks } from './markedText';

/** The attributes that can contain messages. */
const attributeNames = ['alt', 'aria-description', 'aria-label', 'content', 'href', 'label', 'placeholder', 'title'];

// Also stores the text without marks: if a node still has this text, its edges are valid.
const edgesByNode = new WeakMap<Text, { text: string; edges: readonly MessageEdge[] }>();
const idsByElement = new WeakMap<Element, Map<string, { text: string; ids: string[] }>>();

function readText(node: Text) {
  const { text, edges } = takeMarks(node.data);
  if (edges.length > 0) {
    edgesByNode.set(node, { text, edges });
    node.data = text;
  } else if (edgesByNode.get(node)?.text !== text) edgesByNode.delete(node);
}

/** The value of an attribute. In a `mailto:` address the marks are encoded, so this decodes them. */
function valueOf(element: Element, name: string): string {
  const value = element.getAttribute(name) ?? '';
  if (name !== 'href' || !value.startsWith('mailto:')) return value;
  return value.replaceAll(/(?:%F3%A0%8[01]%[0-9A-F]{2})+/g, (encoded) => decodeURIComponent(encoded));
}

function readAttribute(element: Element, name: string) {
  const { text, edges } = takeMarks(valueOf(element, name));
  const known = idsByElement.get(element) ?? new Map<string, { text: string; ids: string[] }>();
  if (edges.length > 0) {
    const ids = new Set(edges.filter(({ isStart }) => isStart).map(({ id }) => id));
    idsByElement.set(element, known.set(name, { text, ids: [...ids] }));
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

/**
 * Runs in the browser before the page's script. It removes the marks of new messages from the page and remembers their places, so that layout and
 * names are the same as in the built site.
 */
export function watchMarks(): void {
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
}

/** Changes a text of the page. `edges` are the places of its messages in the new text. */
export function replaceText(node: Text, text: string, edges: readonly MessageEdge[]): void {
  if (node.data === text) return;
  edgesByNode.set(node, { text, edges });
  node.data = text;
}

/** Changes an attribute, which keeps its messages. */
export function replaceAttribute(element: Element, name: string, text: string): void {
  const known = idsByElement.get(element)?.get(name);
  if (known !== undefined) known.text = text;
  element.setAttribute(name, text);
}

/** The starts and ends of messages in a text of the page. */
export function edgesIn(node: Text): readonly MessageEdge[] {
  return edgesByNode.get(node)?.edges ?? [];
}

/** The attributes of an element that contain messages, with the ids of the messages. */
export function attributesOf(element: Element): { attribute: string; ids: readonly string[] }[] {
  return [...(idsByElement.get(element) ?? [])].map(([attribute, { ids }]) => ({ attribute, ids }));
}
