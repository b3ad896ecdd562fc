/** As they are written in a message within a message. */
const byInspector = String.raw`\"method\":\"Page.reload\"`;
const byPage = String.raw`\"method\":\"Runtime.evaluate\",\"params\":{\"expression\":\"location.reload()\"}`;

/** A message of Playwright's in which the page reloads itself instead of being reloaded by the inspector: only then it keeps its scroll position, as with the browser's own button. */
export function withPageReload(message: string): string {
  return message.replace(byInspector, byPage);
}
