import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { type Browser, chromium } from '@playwright/test';
import { addScreen } from './addScreen';
import type { Ramp } from '../theme/ramps';
import { type Photographs, photograph } from './photograph';

const studiesFolder = path.join(import.meta.dirname, '../studies');
/** The case studies whose products have screens. Git keeps no folder that is empty. */
const studies = existsSync(studiesFolder) ? readdirSync(studiesFolder) : [];
const shownFile = (slug: string) => path.join(studiesFolder, slug, 'shown.json');
/** As JSON, the words of a format on one line. */
const textOf = (words: Photographs['words']) =>
  `${JSON.stringify(words, null, 2).replaceAll(/\[[^\]]*\]/g, (list) => JSON.stringify(JSON.parse(list)).replaceAll('","', '", "'))}\n`;

/** The photographs of a study in a folder: their names begin with its slug, and with no longer slug. */
function filesOf(slug: string, folder: string): string[] {
  const named = readdirSync(folder).filter((name) => name.startsWith(`${slug}-`) && /\.(?:avif|webp)$/.test(name));
  const longer = studies.filter((other) => other.startsWith(`${slug}-`));
  return named.filter((name) => !longer.some((other) => name.startsWith(`${other}-`)));
}

/** What differs from the files and words that are stored: missing, other, or left over. */
function differences(slug: string, folder: string, { files, words }: Photographs): string[] {
  const stored = filesOf(slug, folder);
  const isOther = (name: string, bytes: Buffer) => !bytes.equals(readFileSync(path.join(folder, name)));
  const found = [...files].flatMap(([name, bytes]) => {
    if (!stored.includes(name)) return `${name} is missing`;
    return isOther(name, bytes) ? `${name} is not what its code shows` : [];
  });
  found.push(...stored.filter((name) => !files.has(name)).map((name) => `${name} belongs to no screen`));
  if (readFileSync(shownFile(slug), 'utf8') !== textOf(words)) found.push(`${slug} shows other words than shown.json`);
  return found.map((difference) => `${difference} (npm run screens -- ${slug})`);
}

function write(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(path.join(folder, name), bytes);
}

function store(slug: string, folder: string, { files, words }: Photographs): void {
  for (const name of filesOf(slug, folder)) rmSync(path.join(folder, name));
  write(folder, files);
  writeFileSync(shownFile(slug), textOf(words));
}

interface Task {
  /** Slugs of studies, or `--all`. `--check` compares and writes nothing; `--draft` writes large PNGs to look at; `--films` records the videos too. */
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
  else if (taken.faults.length === 0) store(slug, folders.screens, taken);
  return taken.faults;
}

/**
 * Photographs the products of case studies, or makes the pictures of one screen from a screenshot: `add <slug>-<screen> <file>`. The result is the exit
 * code: 1 where no study or an unknown one is named, and where `--check` finds a difference.
 */
export async function takeScreens(task: Task): Promise<number> {
  const [verb, name, screenshot] = task.args;
  if (verb === 'add' && name !== undefined && screenshot !== undefined) {
    await addScreen(name, screenshot, task.folders.screens);
    return 0;
  }
  const named = task.args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.filter((name) => !studies.includes(name));
  const found = unknown.map((name) => `There are no screens of ${name}. There are: ${studies.join(', ')}`);
  if (named.length === 0 && !task.args.some((arg) => arg === '--all' || arg === '--check')) {
    found.push(`This would write all pictures anew. Name studies, or add --all. There are: ${studies.join(', ')}`);
  }
  if (found.length === 0) {
    await using browser = await chromium.launch(launchOptions());
    for (const slug of named.length > 0 ? named : studies) found.push(...(await takeStudy(browser, slug, task)));
  }
  for (const problem of found) console.error(problem);
  return found.length > 0 ? 1 : 0;
}
