import { createHash } from 'node:crypto';
import type { Site } from './site';

const integrityOf = (bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Scripts that the pages ask for without the hash of what the file holds, or with another one; and scripts that no page names, whose hash
 * webpack's runtime must hold and does not.
 */
export function integrityProblems({ pages, files, read, readBytes }: Site): string[] {
  const scripts = [...files].filter((name) => /^assets\/[^/]+\.js$/.test(name));
  const hashes = new Map(scripts.map((name) => [`/${name}`, integrityOf(readBytes(name))]));
  const named = new Set<string>();
  const inPages = pages.flatMap(({ file, elements }) =>
    elements.flatMap(({ tag, attributes }) => {
      const address =
        tag === 'script' ? attributes['src'] : attributes['as'] === 'script' ? attributes['href'] : undefined;
      if (address === undefined) return [];
      if (tag === 'script') named.add(address);
      const { integrity } = attributes;
      if (integrity === undefined) return [`${file}: <${tag}> asks for ${address} without its integrity`];
      return integrity === hashes.get(address) ? [] : [`${file}: the integrity of ${address} is not that of the file`];
    }),
  );
  const started = [...named].map((address) => address.slice(1)).filter((name) => files.has(name));
  const known = started.map(read).join('\n');
  return [
    ...new Set(inPages),
    ...[...hashes]
      .filter(([address, hash]) => !named.has(address) && !known.includes(hash))
      .map(([address]) => `${address.slice(1)}: no script that starts a page holds its integrity`),
  ];
}
