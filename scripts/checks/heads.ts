import { attributesOf, firstText, type HtmlPage, languageOf } from './site';

/** Title and description of a page, and the place of each for error messages. */
export interface HeadTexts {
  language: string;
  title: string;
  description: string;
  place: (part: string) => string;
}

/** The fewest and most characters that search results show well, in the source language. */
const lengths = { title: [20, 75], description: [100, 165] } as const;

/** What the HTML of a page says. */
export function headTexts(page: HtmlPage): HeadTexts {
  const description = attributesOf(page, 'meta').find(({ name }) => name === 'description')?.['content'] ?? '';
  const place = (part: string) => `${page.file}: ${part}`;
  return { language: languageOf(page), title: firstText(page, 'title'), description, place };
}

/** Titles and descriptions of pages: each page has both, no two pages of a language share one, and their length is sensible. */
export function headProblems(pages: readonly HeadTexts[], sourceLanguage: string): string[] {
  // The first place of a text, by language and kind of text.
  const first = new Map<string, string>();
  return pages.flatMap(({ language, title, description, place }) =>
    Object.entries({ title, description }).flatMap(([part, text]) => {
      const here = place(part);
      if (text === '') return [`${here}: is missing`];
      const problems: string[] = [];
      const key = [language, part, text].join('\n');
      const twin = first.get(key);
      if (twin === undefined) first.set(key, here);
      else problems.push(`${here}: is the same as ${twin}: “${text}”`);
      const [fewest, most] = part === 'title' ? lengths.title : lengths.description;
      if (language === sourceLanguage && (text.length < fewest || text.length > most)) {
        problems.push(`${here}: has ${text.length} characters instead of ${fewest} to ${most}: “${text}”`);
      }
      return problems;
    }),
  );
}
