import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** An element without attributes. */
interface Element {
  tag: string;
  content: (Element | string)[];
}

function contentOf(nodes: DefaultTreeAdapterTypes.ChildNode[]): (Element | string)[] {
  return nodes.map((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) throw new Error(`Neither text nor element: ${node.nodeName}`);
    if (node.attrs.length > 0) throw new Error(`<${node.tagName}> has attributes`);
    return { tag: node.tagName, content: contentOf(node.childNodes) };
  });
}

/** Parses HTML as a mail program does. Throws for comments, attributes and everything except text and elements. */
export function elementsOf(html: string): (Element | string)[] {
  return contentOf(parseFragment(html).childNodes);
}
