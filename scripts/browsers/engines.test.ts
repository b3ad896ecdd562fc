import { expect, test } from '@playwright/test';
import { engineNames, engines, findEngine } from './engines';

for (const name of engineNames) {
  const { variable, bridge, lacks } = engines[name];

  test(`${name} is the browser that ${variable} names, driven as the system's`, () => {
    const before = process.env[variable];
    try {
      process.env[variable] = process.execPath;
      expect(findEngine(name)).toMatchObject({
        path: process.execPath,
        source: variable,
        isSystem: true,
        bridge,
        lacks: lacks.system,
      });
      // A name that leads nowhere does not hide a browser that is there.
      process.env[variable] = '/nowhere';
      expect(findEngine(name)?.path).not.toBe('/nowhere');
    } finally {
      if (before === undefined) delete process.env[variable];
      else process.env[variable] = before;
    }
  });
}
