import type { SpokenPhrase } from './virtualReader';

interface Spoken extends SpokenPhrase {
  within: Spoken[];
  isClosed: boolean;
}

/** Words that the reader adds to everything, and no screen reader says. */
const noise = /, (?:not invalid|not disabled|level \d+, position \d+, set size \d+|\d+ controls?)(?=,|$)/g;

const isSetApart = ({ phrase }: Spoken) =>
  /^(?:banner|main|contentinfo|navigation|region|complementary|form|search|heading|dialog|document)\b/.test(phrase);

/** Nests the phrases: an end, as in “end of list”, closes all phrases since its beginning. */
function nested(phrases: readonly SpokenPhrase[]): Spoken[] {
  const spoken: Spoken[] = [];
  for (const { phrase, language } of phrases) {
    const ended = /^end(?: of|,) (?<name>.*)$/s.exec(phrase)?.groups?.['name'];
    const begin = spoken.findLastIndex((other) => !other.isClosed && other.phrase === ended);
    const opened = spoken[begin];
    if (opened === undefined) spoken.push({ phrase, language, within: [], isClosed: false });
    else Object.assign(opened, { within: spoken.splice(begin + 1), isClosed: true });
  }
  return spoken;
}

/** A link's name is not said a second time by what it consists of. */
function withoutEcho({ phrase, within }: Spoken): Spoken[] {
  const text = within.map((part) => part.phrase).join(' ');
  return within.every((part) => part.within.length === 0) && phrase.includes(`, ${text}`) ? [] : within;
}

function linesOf(spoken: Spoken, pageLanguage: string): string[] {
  const within = withoutEcho(spoken);
  const inner = within.flatMap((part) => linesOf(part, pageLanguage));
  const language = spoken.language === pageLanguage ? '' : ` [${spoken.language}]`;
  const phrase = spoken.phrase.replaceAll(noise, '') + language;
  const indented = inner.map((line) => (line === '' ? '' : `  ${line}`));
  if (phrase === 'paragraph') return inner;
  if (['status', 'alert'].includes(phrase) && inner.length === 0) return [];
  if (phrase === 'listitem') {
    const [first = '', ...others] = inner[0] === '' ? inner.slice(1) : inner;
    return [`• ${first}`, ...others.map((line) => (line === '' ? '' : `  ${line}`))];
  }
  if (phrase === 'list') return [`list of ${within.length}`, ...indented];
  const [only] = within;
  if (/^\w+$/.test(phrase) && within.length === 1 && only?.isClosed === false) return [`${phrase}: ${inner.join('')}`];
  return [...(isSetApart(spoken) ? [''] : []), phrase, ...indented];
}

/** The spoken phrases as text for a diff: a phrase a line, lists and landmarks indented, an empty line before headings and landmarks. */
export function transcript(phrases: readonly SpokenPhrase[], pageLanguage: string): string {
  const lines = nested(phrases).flatMap((part) => linesOf(part, pageLanguage));
  return `${lines.join('\n').trim()}\n`.replaceAll(/\n{3,}/g, '\n\n');
}
