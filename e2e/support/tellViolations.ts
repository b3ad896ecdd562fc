import type { BrowserContext } from '@playwright/test';

/** How a page reports on the console, in every engine, that its policy refused something. */
export const refused = 'The policy refuses';

/** Makes the pages of a context report what their policy refuses: not every browser reports it to its driver. */
export async function tellViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript((said) => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`${said}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  }, refused);
}
