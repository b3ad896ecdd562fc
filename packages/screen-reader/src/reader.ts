import { waitFor } from '@nine-blocks/system-browsers/waitFor';
import type { Desktop } from './desktop';
import { findPhrase } from './phrases';
import { type Spoken, spokenOf, type Utterance } from './speech';

/** The keyboard and the ears of a visitor with a screen reader. */
export interface Reader {
  /** Waits until a page with this title is loaded and its beginning is read aloud. */
  loaded: (title: string) => Promise<void>;
  /** Presses a key by its name in X (`Tab`, `shift+Tab`, `Return`), and waits for the phrases in order. Silence is a failure. */
  press: (key: string, ...phrases: string[]) => Promise<void>;
  /** Presses a key until a phrase is heard. Silence after a press is a failure. */
  pressUntil: (key: string, phrase: string, most?: number) => Promise<void>;
  /** Types text into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** Waits for more phrases in order, since the last key. */
  hears: (...phrases: string[]) => Promise<void>;
  /** Waits for an important message until a voice would have spoken it, and fails if it is cut off. */
  hearsWhole: (phrase: string) => Promise<void>;
  /** All keys and utterances so far, one line each. */
  lines: () => string[];
}

/** The longest wait for an utterance, in milliseconds. */
const patience = 25_000;
/** After so long without a word, the screen reader has finished its answer to a key. */
const pause = 350;
const longPause = 1500;
/** The longest wait until a page is read aloud. */
const loadPatience = 60_000;

const quoted = (texts: readonly string[]) =>
  texts.length === 0 ? 'nothing' : texts.map((text) => `“${text}”`).join(' ');
const texts = (utterances: readonly { text: string }[]) =>
  utterances.map(({ text }) => text).filter((text) => text !== '');

/** The reader of a desktop on which a screen reader runs; `said` returns all utterances so far. */
export function createReader(desktop: Desktop, said: () => readonly Utterance[]): Reader {
  const lines: string[] = [];
  let start = said().length;
  let written = start;
  let cursor = 0;
  let lastKey = 'the page loads';

  const sinceKey = () => said().slice(start);
  const spoken = (): Spoken[] => spokenOf(sinceKey());

  function writeDown(): void {
    for (const { text } of said().slice(written)) if (text !== '') lines.push(`  ${text}`);
    written = said().length;
  }

  function begin(action: string): void {
    writeDown();
    lines.push(`> ${action}`);
    lastKey = action;
    start = said().length;
    cursor = 0;
  }

  async function quiet(length: number): Promise<void> {
    let count = said().length;
    let last = Date.now();
    await waitFor(
      () => `It does not stop talking after ${lastKey}`,
      () => {
        if (said().length > count) {
          count = said().length;
          last = Date.now();
        }
        return Date.now() - last > length;
      },
      loadPatience,
    );
    writeDown();
  }

  async function hearOne(phrase: string, patienceNow = patience) {
    const found = await waitFor(
      () => `After ${lastKey}, “${phrase}” was not heard, but ${quoted(texts(sinceKey()))}`,
      () => findPhrase(spoken(), phrase, cursor),
      patienceNow,
    );
    cursor = found.end;
    return found;
  }

  /** Waits for a phrase until a voice would have spoken it; returns the utterance that was cut off, if there is one. */
  async function cutOff(phrase: string): Promise<Spoken | undefined> {
    const { in: utterances } = await hearOne(phrase);
    const times = new Set(utterances.map(({ time, text }) => `${time} ${text}`));
    const current = () => spoken().filter(({ time, text }) => times.has(`${time} ${text}`));
    await waitFor(
      () => `After ${lastKey}, “${phrase}” never ends`,
      () => current().every(({ ends }) => Date.now() / 1000 > ends),
      loadPatience,
    );
    return current().find(({ part }) => part < 1);
  }

  async function pressKey(key: string): Promise<void> {
    begin(key);
    await desktop.run('xdotool', 'key', key);
  }

  async function anything(): Promise<void> {
    await waitFor(
      () => `Silence after ${lastKey}`,
      () => texts(sinceKey()).length > 0,
      patience,
    );
    await quiet(pause);
  }

  const reader: Reader = {
    loaded: async (title) => {
      await hearOne(`Finished loading ${title}`, loadPatience);
      await quiet(longPause);
    },
    press: async (key, ...phrases) => {
      await pressKey(key);
      await reader.hears(...phrases);
      if (phrases.length === 0) await anything();
    },
    pressUntil: async (key, phrase, most = 40) => {
      const heard: string[] = [];
      for (let count = 0; count < most; count += 1) {
        await pressKey(key);
        await anything();
        const found = findPhrase(spoken(), phrase);
        if (found !== undefined) {
          cursor = found.end;
          return;
        }
        heard.push(...texts(sinceKey()));
      }
      throw new Error(`${most} times ${key}, and “${phrase}” was not heard, but ${quoted(heard)}`);
    },
    type: async (text) => {
      begin(`types ${text}`);
      await desktop.run('xdotool', 'type', '--delay', '30', text);
      await quiet(pause);
    },
    hears: async (...phrases) => {
      for (const phrase of phrases) await hearOne(phrase);
      await quiet(pause);
    },
    hearsWhole: async (phrase) => {
      const cut = await cutOff(phrase);
      if (cut === undefined) return;
      // A message that is repeated from its beginning is heard, too.
      if (findPhrase(spoken(), phrase, cursor) !== undefined) {
        await reader.hearsWhole(phrase);
        return;
      }
      const percent = Math.round(cut.part * 100);
      const stopped = sinceKey().slice(sinceKey().findIndex(({ time }) => time >= cut.ends));
      throw new Error(
        `After ${lastKey}, “${cut.text}” is cut off when ${percent}% of it is spoken, by ${quoted(texts(stopped))}`,
      );
    },
    lines: () => {
      writeDown();
      return [...lines];
    },
  };
  return reader;
}
