import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Every hash in a file name of the build under test: of its scripts, and of its words. */
const hashes = [
  ...readdirSync('dist/assets').flatMap((name) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? []),
  ...readdirSync('dist/assets/messages'),
];
const anyHash = new RegExp(`(?:${hashes.join('|')})(?:-[A-Z])?`, 'g');

/** Under other names a file has another hash: neither a policy nor an `integrity` may look at it. */
const withoutHashes = (text: string) =>
  text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replaceAll(/sha256-[\w+/]{43}=/g, '');

/** A host on which one build of the site replaces another. */
export interface Builds {
  /** From now on only this build is there: it has another name for every file with a hash. */
  deploy: (build: 'B' | 'C' | 'D', missing?: 'answered with 404' | 'answered with a page') => void;
  /** From now on the files of a build stay when another build replaces it, as `npm run deploy:keep` has it. */
  keepOldFiles: () => void;
}

/** Lets the builds that a page sees replace one another, beginning with A. Hosts of single-page apps answer a missing file with a page. */
export async function replaceBuilds(page: Page): Promise<Builds> {
  let kept: string[] = [];
  let keeps = false;
  let build = 'A';
  let missing = 'answered with 404';
  await page.route(/^http:[^?]*(?:\/[^./]*|\.js|\.json)(?:\?.*)?$/, async (route) => {
    const url = route.request().url();
    const name = url.match(anyHash)?.[0];
    const owner = name?.at(-1) ?? build;
    if (url.includes('/api/') || url.includes('/__')) return route.fallback();
    if (name !== undefined && owner !== build && !kept.includes(owner)) {
      if (missing === 'answered with 404') return route.fulfill({ status: 404, body: 'Not found' });
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'X-Content-Type-Options': 'nosniff' },
        body: '<!doctype html><title>Home</title>',
      });
    }
    const response = await route.fetch({ url: name === undefined ? url : url.replace(name, name.slice(0, -2)) });
    const body = withoutHashes(await response.text()).replaceAll(anyHash, (hash) => `${hash}-${owner}`);
    return route.fulfill({ response, body });
  });
  return {
    keepOldFiles: () => {
      keeps = true;
    },
    deploy: (next, whenMissing = 'answered with 404') => {
      if (keeps) kept = [...kept, build];
      build = next;
      missing = whenMissing;
    },
  };
}
