import { escapes } from './escapeHtml';
import { type ReferralSummary, summaryHtml } from './summaryHtml';

const whole =
  /^<h2>([^<>]+)<\/h2><dl>((?:<dt>[^<>]+<\/dt><dd>[^<>]+<\/dd>)+)<\/dl>((?:<h2>[^<>]+<\/h2><p>[^<>]+(?:<br>[^<>]*)*<\/p>)*)$/u;
const fact = /<dt>([^<>]+)<\/dt><dd>([^<>]+)<\/dd>/gu;
const paragraph = /<h2>([^<>]+)<\/h2><p>(.+?)<\/p>/gsu;

const characters = new Map(Object.entries(escapes).map(([character, entity]) => [entity, character]));

const textOf = (html = '') => html.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => characters.get(entity) ?? entity);

/**
 * The summary whose HTML a text is; undefined for any other text, however much it looks like HTML. The summary is written again and
 * compared, so a text that passes holds nothing else.
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
