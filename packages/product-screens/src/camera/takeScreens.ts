import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { type Browser, chromium } from '@playwright/test';
import { addScreen } from './addScreen';
import type { Ramp } from '../theme/ramps';
import { type Photographs, photograph } from './photograph';

const studiesFolder = path.join(import.meta.dirname, '../studies');
const shownFile = (slug: string) => path.join(studiesFolder, slug, 'shown.json');

/** The case studies whose products have screens. */
export const studies: readonly string[] = readdirSync(studiesFolder);

/** The photographs of a study in a folder: their names begin with its slug, and with no longer slug. */
function filesOf(slug: string, folder: string): string[] {
  const isOf = (name: string, other: string) => name.startsWith(`${other}-`);
  const longer = studies.filter((other) => isOf(other, slug));
  const photographs = readdirSync(folder).filter((name) => /\.(?:avif|webp)$/.test(name));
  return photographs.filter((name) => isOf(name, slug) && !longer.some((other) => isOf(name, other)));
}

const textOf = (words: Photographs['words']) => `${JSON.stringify(words, null, 2)}\n`;

/** What differs from the files and words that are stored: missing, other, or left over. */
function differences(slug: string, folder: string, { files, words }: Photographs): string[] {
  const stored = filesOf(slug, folder);
  const missing = [...files.keys()].filter((name) => !stored.includes(name));
  const changed = [...files].filter(
    ([name, bytes]) => stored.includes(name) && !bytes.equals(readFileSync(path.join(folder, name))),
  );
  return [
    ...missing.map((name) => `${name} is missing`),
    ...changed.map(([name]) => `${name} is not what its code shows`),
    ...stored.filter((name) => !files.has(name)).map((name) => `${name} belongs to no screen`),
    ...(readFileSync(shownFile(slug), 'utf8') === textOf(words)
      ? []
      : [`${slug} shows other words than shown.json has`]),
  ].map((difference) => `${difference} (npm run screens -- ${slug})`);
}

function write(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
}

function store(slug: string, folder: string, { files, words }: Photographs): void {
  for (const name of filesOf(slug, folder)) rmSync(path.join(folder, name));
  write(folder, files);
  writeFileSync(shownFile(slug), textOf(words));
  const kilobytes = [...files.values()].reduce((sum, { length }) => sum + length, 0) / 1024;
  console.log(`${slug}: ${files.size} files, ${kilobytes.toFixed(0)} KB`);
}

interface Task {
  /** Slugs of studies, or none for all. `--check` compares and writes nothing; `--draft` writes large PNGs to look at; `--films` records the videos too. */
  args: readonly string[];
  ramps: Readonly<Record<string, Ramp>>;
  /** Where the site has its screens and its videos; drafts go to `drafts/` of the current folder. */
  folders: { screens: string; videos: string };
}

async function takeStudy(browser: Browser, slug: string, { args, ramps, folders }: Task): Promise<string[]> {
  const drafts = args.includes('--draft');
  const films = args.includes('--films') ? folders.videos : undefined;
  const taken = await photograph(browser, slug, { ramps, encodes: !drafts, films });
  if (args.includes('--check')) return differences(slug, folders.screens, taken);
  if (drafts) write('drafts', taken.drafts);
  else store(slug, folders.screens, taken);
  return [];
}

/**
 * Photographs the products of case studies, or makes the pictures of one screen from a screenshot: `add <slug>-<screen> <file>`. The result is the exit
 * code: 1 for an unknown study, and where `--check` finds a difference.
 */
export async function takeScreens(task: Task): Promise<number> {
  const [verb, name, screenshot] = task.args;
  if (verb === 'add' && name !== undefined && screenshot !== undefined) {
    await addScreen(name, screenshot, task.folders.screens);
    return 0;
  }
  const named = task.args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((name) => !studies.includes(name));
  if (unknown.length > 0) {
    console.error(`There are no screens of ${unknown.join(', ')}. There are: ${studies.join(', ')}`);
    return 1;
  }
  const browser = await chromium.launch(launchOptions());
  const found: string[] = [];
  try {
    for (const slug of named.length > 0 ? named : studies) found.push(...(await takeStudy(browser, slug, task)));
  } finally {
    await browser.close();
  }
  for (const difference of found) console.error(difference);
  return found.length > 0 ? 1 : 0;
}
