import type { HtmlPage } from './site';
import { structuredDataSchema } from './structuredDataSchema';

/** The texts of a page's JSON-LD blocks. */
export function structuredDataOf({ elements }: HtmlPage): string[] {
  return elements.flatMap((element) =>
    element.tag === 'script' && element.attributes['type'] === 'application/ld+json' ? [element.text()] : [],
  );
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && '@id' in value) return [String(value['@id'])];
  return Object.values(value).flatMap(referencesIn);
}

/** What is wrong with what a page tells search engines: one block, of known things with all that they need, which name each other and the page. */
export function structuredDataProblems(page: HtmlPage): string[] {
  const blocks = structuredDataOf(page);
  const canonical = page.elements.find(({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical');
  const tell = (reason: string) => `${page.file}: structured data: ${reason}`;
  if (canonical === undefined) return blocks.length === 0 ? [] : [tell('stands on a page that is not published')];
  const [block, ...more] = blocks;
  if (block === undefined || more.length > 0) return [tell(`stands ${blocks.length} times instead of once`)];
  const result = structuredDataSchema.safeParse(JSON.parse(block));
  if (!result.success) {
    return result.error.issues.map(({ path, message }) => tell(`${path.map(String).join('.')}: ${message}`));
  }
  const graph = result.data['@graph'];
  const ids = new Set(graph.map((one) => one['@id']));
  const problems = referencesIn(graph)
    .filter((id) => !ids.has(id))
    .map((id) => tell(`${id} is named and not described`));
  if (!ids.has(canonical.attributes['href'] ?? '')) problems.push(tell('does not describe the page itself'));
  return problems;
}
