/** The three partitions of the stream `rain`: the newest offset of each, and how far the slower reader is. */
export const partitions = { newest: [412, 398, 405], slow: [407, 396, 401] } as const;
const sum = (offsets: readonly number[]) => offsets.reduce((all, offset) => all + offset);

/** The streams of the guide: how far the dashboard has read each, which is all there is, and the nightly report. */
export const streams = { temp: [1204, 1199], wind: [986, 983], rain: [sum(partitions.newest), sum(partitions.slow)] };

/** What every release is tested with, as code. */
export const sample = 'http:\n  port: 8080\n  exit: kafka\nkafka:\n  topic: rain';
export const release = '2.4.1';

const tabs = ['How it works', 'Docs', 'Glossary', 'Releases'];
export const site = {
  name: 'Aklivity',
  sign: 'M3 7.5q2.25-4 4.5 0t4.5 0 4.5 0 4.5 0M3 12.5q2.25-4 4.5 0t4.5 0 4.5 0 4.5 0M3 17.5q2.25-4 4.5 0t4.5 0 4.5 0 4.5 0',
  tabs,
};
