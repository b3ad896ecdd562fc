import type { HtmlPage } from './site';

/** Headings of a page: one `h1`, first, and no level left out on the way down. */
export function headingProblems({ file, elements }: HtmlPage): string[] {
  const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag));
  const tops = headings.filter(({ tag }) => tag === 'h1');
  const problems = tops.length === 1 ? [] : [`${file}: <h1>: stands ${tops.length} times instead of once`];
  let last = 0;
  for (const { tag, text } of headings) {
    const level = Number(tag[1]);
    if (level > last + 1) {
      problems.push(`${file}: <${tag}> “${text().trim()}”: follows ${last === 0 ? 'no heading' : `<h${last}>`}`);
    }
    last = level;
  }
  return problems;
}
