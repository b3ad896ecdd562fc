/**
 * Whether the document can be loaded anew without a loss: no form holds unsent text (it would object to this event, the browser's own), and
 * the host answers. Browser only.
 */
export async function mayLoadAnew(): Promise<boolean> {
  if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return false;
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD' });
    return status < 500;
  } catch {
    // No network: the current page can at least be read.
    return false;
  }
}
