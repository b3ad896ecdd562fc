import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';

/** The head of a video's file, which names its tracks. The pictures follow it. */
function headOf(name: string): string {
  const bytes = readFileSync(`public/videos/${name}`).toString('latin1');
  return bytes.slice(0, bytes.indexOf(name.endsWith('.mp4') ? 'mdat' : '\x1F\x43\xB6\x75'));
}

test('no drawing holds text', () => {
  for (const name of filesBelow('public').filter((file) => file.endsWith('.svg'))) {
    expect(readFileSync(`public/${name}`, 'utf8'), name).not.toMatch(/<(?:text|foreignObject)\b/);
  }
});

test('no video has sound', () => {
  const files = filesBelow('public/videos').filter((name) => /\.(?:mp4|webm)$/.test(name));
  expect(files).not.toEqual([]);
  for (const name of files) {
    // These are names of handlers in MP4 and of codecs in WebM.
    expect(headOf(name), name).toMatch(/vide|V_(?:AV1|VP9)/);
    expect(headOf(name), name).not.toMatch(/soun|mp4a|A_[A-Z]/);
  }
});
