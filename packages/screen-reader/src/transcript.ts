/** Utterances that depend on how fast a page loads, not on the page. */
const races = [/ frame\.$/, / document web\.$/, /^Loading\. {2}Please wait\.$/, /^(?:Focus|Browse) mode$/];

/** Lines of a reader as text to be compared: without races, repeated lines, marks of direction, counts of links, and addresses that differ in each run. */
export function transcript(lines: readonly string[]): string {
  const heard = lines
    .map((line) =>
      line
        .replaceAll(/[\u200B-\u200F\u2066-\u2069]/g, '')
        .replaceAll(/\d+ (?:un)?visited links?/g, 'N links')
        .replaceAll(/a\d+-\d+-\d+@b\.example/g, 'a@b.example')
        .trimEnd(),
    )
    .filter((line) => !races.some((race) => race.test(line.trim())));
  return `${heard.filter((line, at) => line !== heard[at - 1] || line.startsWith('>')).join('\n')}\n`;
}
