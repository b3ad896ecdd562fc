import type { Result } from './evidence';
import { engineName } from './reportEngines';

/** What the report says of screen readers: which one was heard, in which browsers, and of which criteria; and that no person used any. */
export function sentenceOnScreenReaders(
  results: readonly Result[],
  claimed: readonly { number: string; claim: { provedBy?: readonly string[] } }[],
): string {
  const heard = results.filter(({ screenReader, outcome }) => screenReader !== undefined && outcome === 'passed');
  if (heard.length === 0)
    return '- **No screen reader has been used** (NVDA, JAWS, VoiceOver, TalkBack, Orca), no voice control, no screen magnifier, no switch.';
  const files = new Set(heard.map(({ file }) => file));
  const criteria = claimed.filter(({ claim }) =>
    claim.provedBy?.some((proof) => files.has(proof.split(' › ')[0] ?? '')),
  );
  const readers = new Set(heard.map(({ screenReader }) => screenReader));
  const browsers = new Set(heard.map(({ engine, version }) => `${engineName(engine)} ${version}`));
  return `- **Nobody has used the site with a screen reader.** A program has, with real keys, and listened: ${[...readers].join(', ')} in ${[
    ...browsers,
  ].join(
    ' and ',
  )}, ${heard.length} scenarios on criteria ${criteria.map(({ number }) => number).join(', ')}. NVDA, JAWS, VoiceOver and TalkBack have not been heard, and no voice control, screen magnifier or switch has been used.`;
}
