/** As it stands in a message within a message. */
const inspectorsOwn = String.raw`\"method\":\"Page.reload\"`;
const pagesOwn = String.raw`\"method\":\"Runtime.evaluate\",\"params\":{\"expression\":\"location.reload()\"}`;

/** Has a page reload itself where Playwright asks the inspector for it: only then it stands where it stood, as with the browser's own button. */
export function reloadAsVisitorsDo(message: string): string {
  return message.replace(inspectorsOwn, pagesOwn);
}
