/** One thing that a screen reader does with its voice: speaks, or stops what it is speaking. */
export interface Utterance {
  /** When, in seconds. */
  time: number;
  kind: 'key' | 'speak' | 'stop';
  text: string;
  /** The tag of the language that it asks a voice for; empty for its own. */
  language: string;
}

/** How fast a voice speaks, in characters a second, at a common rate. */
export const charactersPerSecond = 15;

/** An utterance as it would be heard. */
export interface Spoken extends Utterance {
  /** When the voice has come to its end, if nothing stops it, in seconds. */
  ends: number;
  /** How much of it was spoken when it was stopped, from 0 to 1; 1 while nothing has stopped it. */
  part: number;
}

/** Utterances as they would be heard: one after the other at the speed of speech, until a stop cuts off the rest. */
export function spokenOf(utterances: readonly Utterance[]): Spoken[] {
  const spoken: Spoken[] = [];
  let free = 0;
  for (const utterance of utterances) {
    if (utterance.kind === 'stop') {
      for (const earlier of spoken) {
        if (earlier.ends <= utterance.time) continue;
        const length = earlier.text.length / charactersPerSecond;
        const heard = utterance.time - (earlier.ends - length);
        earlier.part = Math.min(earlier.part, Math.max(0, heard / length));
        earlier.ends = utterance.time;
      }
      free = utterance.time;
    } else {
      const starts = Math.max(free, utterance.time);
      free = starts + utterance.text.length / charactersPerSecond;
      spoken.push({ ...utterance, ends: free, part: 1 });
    }
  }
  return spoken;
}
