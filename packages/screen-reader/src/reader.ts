import { waitFor } from '@nine-blocks/system-browsers/waitFor';
import type { Desktop } from './desktop';
import { findPhrase } from './phrases';
import { type Spoken, spokenOf, type Utterance } from './speech';

/** A visitor who presses keys and hears a screen reader. */
export interface Reader {
  /** Waits until a page with this title has been loaded and its beginning is read. */
  loaded: (title: string) => Promise<void>;
  /** Presses a key (`Tab`, `shift+Tab`, `Return`), by the names of X, and waits for the phrases in order. Silence is a failure. */
  press: (key: string, ...phrases: string[]) => Promise<void>;
  /** Presses a key until a phrase is heard; every time something must be said. */
  pressUntil: (key: string, phrase: string, most?: number) => Promise<void>;
  /** Types text into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** Waits for phrases in order, after those that were heard before, since the last key. */
  hears: (...phrases: string[]) => Promise<void>;
  /** The same for a message that matters: waits until a voice would have spoken it, and fails where it is cut off. */
  hearsWhole: (phrase: string) => Promise<void>;
  /** All keys and utterances so far, a line each. */
  lines: () => string[];
}

/** How long a slow or busy machine may take to say something, in milliseconds. */
const patience = 25_000;
/** What follows a key is said at once or not at all: after so long without a word it has been said. */
const pause = 350;
const longPause = 1500;
/** How long a page may take until it is read. */
const loadPatience = 60_000;

const quoted = (texts: readonly string[]) =>
  texts.length === 0 ? 'nothing' : texts.map((text) => `“${text}”`).join(' ');
const texts = (utterances: readonly { text: string }[]) =>
  utterances.map(({ text }) => text).filter((text) => text !== '');

/** A visitor at a desktop where a screen reader runs; `said` is everything that it has said so far. */
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

  /** Waits for a phrase until a voice would have spoken it; gives the utterance that was cut off, where one was. */
  async function cutOff(phrase: string): Promise<Spoken | undefined> {
    const { in: utterances } = await hearOne(phrase);
    const times = new Set(utterances.map(({ time, text }) => `${time} ${text}`));
    const current = () => spoken().filter(({ time, text }) => times.has(`${time} ${text}`));
    await waitFor(
      () => `After ${lastKey}, “${phrase}” never comes to its end`,
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
      // What is said once more, from its beginning, is heard all the same.
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
