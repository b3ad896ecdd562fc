import { attributesOf, firstText, type HtmlPage, languageOf } from './site';

/** The fewest and most characters that search results show well, in the source language. */
const lengths = { title: [20, 75], description: [100, 165] } as const;

/** Titles and descriptions of pages: each page has both, no two pages of a language share one, and their length is sensible. */
export function headProblems(pages: readonly HtmlPage[], sourceLanguage: string): string[] {
  // The first page with a text, by language and kind of text.
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const language = languageOf(page);
    const description = attributesOf(page, 'meta').find(({ name }) => name === 'description')?.['content'] ?? '';
    return Object.entries({ title: firstText(page, 'title'), description }).flatMap(([part, text]) => {
      const place = `${page.file}: ${part}`;
      if (text === '') return [`${place}: is missing`];
      const problems: string[] = [];
      const key = [language, part, text].join('\n');
      const twin = first.get(key);
      if (twin === undefined) first.set(key, page.file);
      else problems.push(`${place}: is the same as that of ${twin}: “${text}”`);
      const [fewest, most] = part === 'title' ? lengths.title : lengths.description;
      if (language === sourceLanguage && (text.length < fewest || text.length > most)) {
        problems.push(`${place}: has ${text.length} characters instead of ${fewest} to ${most}: “${text}”`);
      }
      return problems;
    });
  });
}
