import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { sets } from './sets';
import { flashesWithinASecond } from './videos/flashes';
import { videos } from './videos/videos';

const options = { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' } satisfies ExecFileSyncOptions;

/** What the command that draws all of it says; it lists what differs and fails then. */
function check(...args: string[]): string {
  try {
    return execFileSync('npm', ['run', '--silent', 'media', '--', '--check', ...args], options);
  } catch (error) {
    return String((error as { stderr?: unknown }).stderr ?? error);
  }
}
