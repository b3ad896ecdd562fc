import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a page weighs, in bytes before compression. */
export interface Weight {
  html: number;
  /** With the scripts and messages that its HTML names. */
  page: number;
}

const named = /\/assets\/[\w./-]+\.(?:json|js)\b/g;

/**
 * Every page of a built site by its file. Bytes before compression: records made up of others compress better than those of a real site,
 * and would look lighter than they are.
 */
export function weightsOf(dist: string): Map<string, Weight> {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return new Map(
    pages.map((name) => {
      const text = readFileSync(path.join(dist, name), 'utf8');
      const html = Buffer.byteLength(text);
      const others = [...new Set(text.match(named) ?? [])].map((file) => statSync(path.join(dist, file)).size);
      return [name, { html, page: others.reduce((sum, size) => sum + size, html) }];
    }),
  );
}

/** Bytes of every script of a built site, by its name without hash; those without a name of their own are one. */
export function scriptsOf(dist: string): Map<string, number> {
  const sizes = new Map<string, number>();
  const folder = path.join(dist, 'assets');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const name = file.split('.')[0] ?? file;
    const title = /^\d+$/.test(name) ? 'shared' : name;
    sizes.set(title, (sizes.get(title) ?? 0) + statSync(path.join(folder, file)).size);
  }
  return sizes;
}
