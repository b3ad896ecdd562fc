import type { BrowserContext } from '@playwright/test';

/** The start of the console error about something that the policy of a page refuses. */
export const refused = 'The policy refuses';

/** Makes the pages of a context log everything that their policy refuses, because some browsers do not report it to their driver. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript((said) => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${said}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  }, refused);
}

/** The start of the console error about a bare text node. React changes or removes it, or inserts an element before it. */
const looseText = 'Loose text';

/**
 * Makes the pages of a context log each text node that React changes or removes, or uses as the position for a new element. A browser's translator
 * replaces text nodes, so that React would fail or change an invisible text. Such a text needs its own element (`changes` of `Message`).
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
