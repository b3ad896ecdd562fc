/** The partitions of the stream `rain`: the newest offset of each, and how far the slower reader is. */
export const partitions = [
  [412, 407],
  [398, 396],
  [405, 401],
] as const;
const sum = (index: 0 | 1) => partitions.reduce((all, offsets) => all + offsets[index], 0);

/** The streams of the guide: how far the dashboard has read each, which is all there is, and the nightly report. */
export const streams = [
  ['temp', 1204, 1199],
  ['wind', 986, 983],
  ['rain', sum(0), sum(1)],
] as const;

/** What every release is tested with, as code. */
export const sample = ['http:', '  port: 8080', '  exit: kafka', 'kafka:', '  topic: rain'] as const;
export const release = '2.4.1';

export const site = {
  name: 'Aklivity',
  sign: 'M12 3l9 16H3z',
  tabs: ['How it works', 'Docs', 'Glossary', 'Releases'],
};
