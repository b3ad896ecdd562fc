import type { AccessibleElement } from '../driver';
import { elementVariable, setElementVariable } from '../elementVariable';
import type { Locator } from '@playwright/test';
import type { Command } from './webDriver';

/** The role and name that WebKitGTK gives to an element. */
export async function accessibleElement(command: Command, locator: Locator): Promise<AccessibleElement> {
  await setElementVariable(locator);
  const reference = await command('POST', '/execute/sync', { script: `return ${elementVariable}`, args: [] });
  const id: unknown = Object.values(reference ?? {})[0];
  if (typeof id !== 'string') throw new Error('WebKitGTK does not know the element.');
  const role = await command('GET', `/element/${id}/computedrole`);
  const name = await command('GET', `/element/${id}/computedlabel`);
  return { role: String(role), name: String(name) };
}
