import type { Locator } from '@playwright/test';
import { type EnginesOwn, markedElement, markElement } from '../../../../e2e/engines/enginesOwn';
import type { Command } from './webDriver';

/** Asks WebKitGTK. */
export async function webKitsOwn(command: Command, locator: Locator): Promise<EnginesOwn> {
  await markElement(locator);
  const reference = await command('POST', '/execute/sync', { script: `return ${markedElement}`, args: [] });
  const id: unknown = Object.values(reference ?? {})[0];
  if (typeof id !== 'string') throw new Error('WebKitGTK does not know the element.');
  const role = await command('GET', `/element/${id}/computedrole`);
  const name = await command('GET', `/element/${id}/computedlabel`);
  return { role: String(role), name: String(name) };
}
