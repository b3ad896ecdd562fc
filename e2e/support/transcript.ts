import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';

/** A phrase as it was spoken, and the language that the page says it is in. */
interface SpokenPhrase {
  phrase: string;
  language: string;
}

const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
/** Where the browser gets the reader from: the site's own origin, as its policy has it. */
const address = '/virtual-screen-reader.js';

/** Reads a part of the page from its beginning to its end, as a screen reader does. */
async function readAloud(part: Locator): Promise<SpokenPhrase[]> {
  await part.page().route(`**${address}`, (route) => route.fulfill({ path: file }));
  return part.evaluate(async (container, address) => {
    const { virtual } = (await import(address)) as typeof import('@guidepup/virtual-screen-reader');
    // Browsers leave this out of their trees, and the reader does not know it: text that only a search finds, closed details.
    const folded = '[hidden="until-found"], details:not([open]) > :not(summary), select > *';
    for (const element of container.querySelectorAll(folded)) element.setAttribute('aria-hidden', 'true');
    for (const summary of container.querySelectorAll('summary')) {
      summary.role = 'button';
      summary.ariaExpanded = String(summary.closest('details')?.open ?? false);
    }
    const phrases: SpokenPhrase[] = [];
    await virtual.start({ container });
    for (;;) {
      const phrase = await virtual.lastSpokenPhrase();
      const { activeNode } = virtual;
      const element = activeNode instanceof Element ? activeNode : activeNode?.parentElement;
      phrases.push({ phrase, language: element?.closest('[lang]')?.getAttribute('lang') ?? '' });
      if (phrases.length > 1 && phrase === `end of ${phrases[0]?.phrase ?? ''}`) break;
      if (phrases.length > 5000) throw new Error(`The reader finds no end after “${phrase}”`);
      await virtual.next();
    }
    await virtual.stop();
    return phrases;
  }, address);
}

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

/** A part of the page as it is spoken, as text for a diff: a phrase a line, lists and landmarks indented, an empty line before headings and landmarks. */
export async function transcript(part: Locator, pageLanguage: string): Promise<string> {
  const lines = nested(await readAloud(part)).flatMap((phrase) => linesOf(phrase, pageLanguage));
  return `${lines.join('\n').trim()}\n`.replaceAll(/\n{3,}/g, '\n\n');
}
