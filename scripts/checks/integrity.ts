import type { StartFiles } from '../../src/hydration/startScript';
import { hashOf } from '../csp/hashOf';
import type { PageElement, Site } from './site';

const none: StartFiles = { scripts: [], code: [], data: [] };

/** What an element loads: a script with an address, or the inline script that starts the page (src/hydration/startScript.ts). */
function startFilesOf({ tag, attributes, text }: PageElement): StartFiles {
  if (tag !== 'script') return none;
  const { src, integrity } = attributes;
  if (src !== undefined) return { ...none, scripts: [{ src, integrity }] };
  const [, data] = /\)\((\{"scripts":.*\})\)$/s.exec(text()) ?? [];
  return data === undefined ? none : (JSON.parse(data) as StartFiles);
}

/**
 * Scripts that the pages load without the hash of the file, or with another hash; and scripts that no page names, if webpack's runtime, which
 * loads them, lacks their hash.
 */
export function integrityProblems({ pages, files, read, readBytes }: Site): string[] {
  const scripts = [...files].filter((name) => /^assets\/[^/]+\.js$/.test(name));
  const hashes = new Map(scripts.map((name) => [`/${name}`, hashOf(readBytes(name))]));
  const named = new Set<string>();
  const inPages = pages.flatMap(({ file, elements }) =>
    elements.map(startFilesOf).flatMap(({ scripts: starting, code }) => {
      for (const { src } of starting) named.add(src);
      return [...starting, ...code].flatMap(({ src, integrity }) => {
        if (integrity === undefined) return [`${file}: loads ${src} without its integrity`];
        return integrity === hashes.get(src) ? [] : [`${file}: the integrity of ${src} is not that of the file`];
      });
    }),
  );
  const started = [...named].map((address) => address.slice(1)).filter((name) => files.has(name));
  const known = started.map(read).join('\n');
  return [
    ...new Set(inPages),
    ...[...hashes]
      .filter(([address, hash]) => !named.has(address) && !known.includes(hash))
      .map(([address]) => `${address.slice(1)}: no script that starts a page has its integrity`),
  ];
}
