import type { HtmlPage } from './site';

/** Fewest and most characters that search results show well (for the source language). */
const lengths = { title: [20, 75], description: [100, 165] } as const;

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
  // The first page that says something in a language.
  const first = new Map<string, string>();
  return pages.map(headOf).flatMap((head) =>
    (['title', 'description'] as const).flatMap((part) => {
      const text = head[part];
      const place = `${head.file}: ${part}`;
      if (text === '') return [`${place}: is missing`];
      const problems: string[] = [];
      const key = [head.lang, part, text].join('\n');
      const twin = first.get(key);
      if (twin === undefined) first.set(key, head.file);
      else problems.push(`${place}: is the same as that of ${twin}: “${text}”`);
      const [fewest, most] = lengths[part];
      if (head.lang === sourceLanguage && (text.length < fewest || text.length > most)) {
        problems.push(`${place}: has ${text.length} characters instead of ${fewest} to ${most}: “${text}”`);
      }
      return problems;
    }),
  );
}
