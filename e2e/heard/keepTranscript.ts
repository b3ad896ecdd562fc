import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';

const nameOf = (title: string) => title.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '');

/**
 * Writes down what was heard, for people, where `--update-snapshots` asks for it. Without it, the report of the test says whether it was something
 * else this time: phrases decide whether a scenario passes, since a screen reader does not say the same twice to the letter.
 */
export function keepTranscript(testInfo: TestInfo, heard: string): void {
  const file = path.join(import.meta.dirname, 'transcripts', testInfo.project.name, `${nameOf(testInfo.title)}.txt`);
  if (testInfo.config.updateSnapshots !== 'none') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, heard);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== heard) {
    testInfo.annotations.push({ type: 'heard otherwise', description: `than in ${path.relative('.', file)}` });
  }
}
