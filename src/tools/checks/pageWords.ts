import type { HtmlPage } from './site';

/** Fewest and most characters that search results show well (for the source language). */
const lengths = { title: [20, 75], description: [100, 165] } as const;

const quoted = (text: string) => `“${text.trim()}”`;

/** Headings of a page: one `h1`, first, and no level left out on the way down. */
export function headingProblems({ file, elements }: HtmlPage): string[] {
  const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag));
  const tops = headings.filter(({ tag }) => tag === 'h1');
  const problems = tops.length === 1 ? [] : [`${file}: <h1>: stands ${tops.length} times instead of once`];
  let last = 0;
  for (const { tag, text } of headings) {
    const level = Number(tag[1]);
    if (level > last + 1) {
      problems.push(`${file}: <${tag}> ${quoted(text())}: follows ${last === 0 ? 'no heading' : `<h${last}>`}`);
    }
    last = level;
  }
  return problems;
}

/** What a page's document says about itself: `title`, `description` and the language they are in. */
function headOf({ file, elements }: HtmlPage) {
  const meta = elements.find(({ tag, attributes }) => tag === 'meta' && attributes['name'] === 'description');
  return {
    file,
    lang: elements.find(({ tag }) => tag === 'html')?.attributes['lang'] ?? '',
    title: elements.find(({ tag }) => tag === 'title')?.text() ?? '',
    description: meta?.attributes['content'] ?? '',
  };
}

/** Titles and descriptions: one for each page, unlike any other of the same language, neither too short nor too long. */
export function headProblems(pages: readonly HtmlPage[], sourceLanguage: string): string[] {
  const heads = pages.map(headOf);
  return heads.flatMap((head, index) =>
    (['title', 'description'] as const).flatMap((part) => {
      const text = head[part];
      const place = `${head.file}: ${part}`;
      if (text === '') return [`${place}: is missing`];
      const problems: string[] = [];
      const twin = heads.slice(0, index).find((other) => other.lang === head.lang && other[part] === text);
      if (twin !== undefined) problems.push(`${place}: is the same as that of ${twin.file}: ${quoted(text)}`);
      const [fewest, most] = lengths[part];
      if (head.lang === sourceLanguage && (text.length < fewest || text.length > most)) {
        problems.push(`${place}: has ${text.length} characters instead of ${fewest} to ${most}: ${quoted(text)}`);
      }
      return problems;
    }),
  );
}

/** Quotes of a page whose figure lacks the mark of a sample (in any language): no real person has said any of them. */
export function quoteProblems({ file, elements }: HtmlPage, marks: readonly string[]): string[] {
  return elements
    .filter(({ tag }) => tag === 'blockquote')
    .filter((quote) => {
      let place = quote.parent;
      while (place !== null && place.tag !== 'figure') place = place.parent;
      const words = place?.text() ?? '';
      return !marks.some((mark) => words.includes(mark));
    })
    .map(
      ({ text }) =>
        `${file}: <blockquote> ${quoted(text().slice(0, 40))}: has no “${marks.join('” or “')}” in its figure`,
    );
}
