import type { BrowserContext } from '@playwright/test';

/** What a page says on the console, in every engine, of what its policy has refused. */
export const refused = 'The policy refuses';

/** Makes the pages of a context say what their policy refuses: not every browser tells whoever drives it. */
export async function tellViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript((said) => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${said}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  }, refused);
}
