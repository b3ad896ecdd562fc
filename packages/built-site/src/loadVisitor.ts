import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './options';

/** What a visitor can open on a page. */
export interface OpenState<Page> {
  id: string;
  title: string;
  /** The path that it begins at. */
  path: string;
  /** What a picture of it shows: what lies over the page covers the screen, what opens within it makes it longer. */
  shows: 'screen' | 'page';
  /** The least and the greatest width, in pixels, at which there is such a state. */
  from?: number;
  to?: number;
  /** Console errors that belong to it. */
  expectedErrors?: RegExp;
  /** From the hydrated page. */
  reach: (page: Page) => Promise<void>;
}

/**
 * Imports the module that `--visitor` names; the README says what it exports. Throws a UsageError where there is none, or where it lacks
 * one of the `needed` exports; their types are the caller's word.
 */
export async function loadVisitor<Visitor>(
  file: string | undefined,
  needed: readonly (string & keyof Visitor)[],
): Promise<Visitor> {
  if (file === undefined || !existsSync(file)) {
    throw new UsageError(`--visitor ${file ?? 'is missing'}: it must name a module that exports ${needed.join(', ')}`);
  }
  const visitor = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
  const lacking = needed.filter((name) => visitor[name] === undefined);
  if (lacking.length > 0) throw new UsageError(`--visitor ${file}: does not export ${lacking.join(', ')}`);
  return visitor as Visitor;
}
