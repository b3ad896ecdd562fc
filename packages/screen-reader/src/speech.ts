/** One action of a screen reader's voice: it speaks, or stops speaking. */
export interface Utterance {
  /** The time, in seconds. */
  time: number;
  kind: 'key' | 'speak' | 'stop';
  text: string;
  /** The tag of the language of the voice; empty for the default language. */
  language: string;
}

/** The usual speed of a voice, in characters a second. */
export const charactersPerSecond = 15;

/** An utterance with the times at which a voice would speak it. */
export interface Spoken extends Utterance {
  /** The time at which the voice has finished, in seconds. */
  ends: number;
  /** The part that was spoken before a stop, from 0 to 1; 1 if nothing has stopped it. */
  part: number;
}

/** Computes when a voice would speak the utterances: one after the other at the speed of speech, until a stop cuts off the rest. */
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
