import type { Capability } from '@nine-blocks/system-browsers/engines';
import type { Page } from '@playwright/test';
import type { Path } from '../../../src/paths';

/** From the loaded and hydrated page, in the language that `message` speaks, to the open state. */
type Reach = (page: Page) => Promise<void>;

interface Shared {
  /** The page that has the state. */
  path: Path;
  /** What a picture shows: an overlay covers the screen, content that opens within the page makes the page longer. */
  shows: 'screen' | 'page';
}

interface Own {
  /** The smallest and the greatest width, in pixels, at which the state exists. */
  from?: number;
  to?: number;
  /** Console errors that belong to it. */
  expectedErrors?: RegExp;
  /** The capability of engine and driver that reaching it needs. */
  needs?: Capability;
  reach: Reach;
}

/** What a page looks like after a visitor has done something on it. */
export type OpenState = { id: string } & Shared & Own;

/** The states of one page, by id: most are only the way to reach them. */
export function statesOn<Id extends string>(
  path: Path,
  shows: Shared['shows'],
  states: Readonly<Record<Id, Reach | Own>>,
): Record<Id, OpenState> {
  const entries = Object.entries<Reach | Own>(states).map(([id, own]): [string, OpenState] => [
    id,
    { id, path, shows, ...(typeof own === 'function' ? { reach: own } : own) },
  ]);
  return Object.fromEntries(entries) as Record<Id, OpenState>;
}
