import type { BrowserContext } from '@playwright/test';

/** How a page reports on the console, in every engine, that its policy refused something. */
export const refused = 'The policy refuses';

/** Makes the pages of a context report what their policy refuses: not every browser reports it to its driver. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript((said) => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${said}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  }, refused);
}

/** How a page reports on the console that React changes or removes a bare text, or inserts something before one. */
const looseText = 'Loose text';

/**
 * Makes the pages of a context report where React changes a text node, removes one, or inserts an element before one: a browser's translator
 * has replaced the text by then, so that React fails or changes an invisible text. Such text needs its own element (`changes` of `Message`).
 */
export async function reportLooseText(context: BrowserContext): Promise<void> {
  await context.addInitScript((said) => {
    const isReacts = (node: Node | null) =>
      node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber'));
    const tell = (what: string, node: Node | null, parent: Node | null) => {
      if (!isReacts(node)) return;
      const around = parent instanceof Element ? parent.outerHTML.slice(0, 200) : '';
      console.error(`${said} ${what}: “${node?.nodeValue}” in ${around}`);
    };
    for (const [method, what] of Object.entries({
      insertBefore: 'has got something before it',
      removeChild: 'was removed',
    })) {
      const own = Object.getOwnPropertyDescriptor(Node.prototype, method);
      const call = own?.value as (...nodes: (Node | null)[]) => Node;
      Object.defineProperty(Node.prototype, method, {
        ...own,
        value(this: Node, ...nodes: (Node | null)[]) {
          tell(what, nodes.at(-1) ?? null, this);
          return call.apply(this, nodes);
        },
      });
    }
    const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string | null) {
        tell('was changed', this, this.parentNode);
        nodeValue?.set?.call(this, value);
      },
    });
  }, looseText);
}
