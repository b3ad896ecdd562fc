/** Gives the visitor a text as a Markdown file, which the browser saves as it saves any download. */
export function downloadText(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, 60_000);
}
