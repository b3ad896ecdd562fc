import { escapes } from './escapeHtml';
import { type ReferralSummary, summaryHtml } from './summaryHtml';

const whole =
  /^<h2>([^<>]+)<\/h2><dl>((?:<dt>[^<>]+<\/dt><dd>[^<>]+<\/dd>)+)<\/dl>((?:<h2>[^<>]+<\/h2><p>[^<>]+(?:<br>[^<>]*)*<\/p>)*)$/u;
const fact = /<dt>([^<>]+)<\/dt><dd>([^<>]+)<\/dd>/gu;
const paragraph = /<h2>([^<>]+)<\/h2><p>(.+?)<\/p>/gsu;

const characters = new Map(Object.entries(escapes).map(([character, entity]) => [entity, character]));

const textOf = (html = '') => html.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => characters.get(entity) ?? entity);

/**
 * Parses the HTML of a summary. Returns undefined for any other text, even if it looks similar: the parsed summary is written as HTML again and
 * must equal the text.
 */
export function parseSummary(content: string): ReferralSummary | undefined {
  const [, heading, facts = '', paragraphs = ''] = whole.exec(content) ?? [];
  if (heading === undefined) return undefined;
  const summary = {
    heading: textOf(heading),
    contact: [...facts.matchAll(fact)].map(([, label, value]) => [textOf(label), textOf(value)] as const),
    texts: [...paragraphs.matchAll(paragraph)].map(([, title, lines = '']) => ({
      heading: textOf(title),
      lines: lines.split('<br>').map(textOf),
    })),
  };
  return summaryHtml(summary) === content ? summary : undefined;
}
