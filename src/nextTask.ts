/** Resolves in a task of its own: the browser may answer the visitor, or paint, before what comes next. No timer: those wait, and may be held. */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(0);
  });
}
