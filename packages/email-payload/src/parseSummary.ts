import { type ReferralSummary, summaryHtml } from './summaryHtml';

const whole =
  /^<h2>([^<>]+)<\/h2><dl>((?:<dt>[^<>]+<\/dt><dd>[^<>]+<\/dd>)+)<\/dl>((?:<h2>[^<>]+<\/h2><p>[^<>]+(?:<br>[^<>]*)*<\/p>)*)$/u;
const fact = /<dt>([^<>]+)<\/dt><dd>([^<>]+)<\/dd>/gu;
const paragraph = /<h2>([^<>]+)<\/h2><p>(.+?)<\/p>/gsu;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const textOf = (html = '') => html.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => characters[entity] ?? entity);

/**
 * The summary whose HTML a text is; undefined for any other text, however much it looks like HTML. What was read is written again and
 * compared: so nothing can stand in a text that is taken for a summary without being in the summary.
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
