/**
 * A script for Firefox's own code that reports every navigation within a document. WebDriver says nothing of one from a fragment back to the
 * address without it, and Playwright would wait for its end for ever; here it becomes a change of the history like those that a router makes.
 */
export const sameDocumentScript = `{
  const { NavigationManager, notifyHistoryUpdated } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigationManager.sys.mjs');
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
  const manager = new NavigationManager();
  manager.on('same-document-changed', (name, { navigableId, url }) => {
    notifyHistoryUpdated({ contextDetails: { context: NavigableManager.getBrowsingContextById(navigableId) }, url });
  });
  manager.startMonitoring();
}`;
