/** What can be read on a screen: its lines of text, those that an edge cuts, and those that something covers. */
export interface ReadWords {
  shown: string[];
  cut: string[];
  covered: string[];
}

/** Reads the words below an element, in the page. Letters may be cut by a pixel at their sides, and by a fifth of their height, which is space. */
export function readWords(root: HTMLElement): ReadWords {
  const read: ReadWords = { shown: [], cut: [], covered: [] };
  const own = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const lines = [...root.querySelectorAll('*')].filter((element) => own(element) && element.tagName !== 'STYLE');
  for (const line of lines) {
    if (line.parentElement !== null && lines.includes(line.parentElement)) continue;
    const words = (line.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const range = document.createRange();
    range.selectNodeContents(line);
    const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
    const seen = { left, right, top, bottom };
    for (let box: Element | null = line; box !== null && root.contains(box); box = box.parentElement) {
      if (box !== root && getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left);
      seen.right = Math.min(seen.right, edge.right);
      seen.top = Math.max(seen.top, edge.top);
      seen.bottom = Math.min(seen.bottom, edge.bottom);
    }
    if (seen.right - seen.left <= 1 || seen.bottom - seen.top <= height / 5) continue;
    const isCut = seen.right - seen.left < width - 1 || seen.bottom - seen.top < height * 0.8;
    const middle = (seen.top + seen.bottom) / 2;
    const isCovered = [seen.left + 2, (seen.left + seen.right) / 2, seen.right - 2].some((x) => {
      const top = document.elementFromPoint(x, middle);
      return top !== null && !top.contains(line) && !line.contains(top);
    });
    read[isCut ? 'cut' : isCovered ? 'covered' : 'shown'].push(words);
  }
  return read;
}
