import { engineNames } from '@nine-blocks/system-browsers/engines';
import { findEngine, type FoundEngine } from '@nine-blocks/system-browsers/findEngine';

const wanted = process.env['TEST_ENGINE'] ?? 'chromium';

function knownName() {
  const name = engineNames.find((known) => known === wanted);
  if (name === undefined) throw new Error(`TEST_ENGINE=${wanted}: there are ${engineNames.join(', ')}`);
  return name;
}

/** The name of the engine of this run: what `TEST_ENGINE` says, else Chromium. */
export const engineName = knownName();

/** The browser of this run. Throws an error if the machine has none. */
export function engineUnderTest(): FoundEngine {
  const found = findEngine(engineName);
  if (found === undefined) {
    throw new Error(`There is no browser to test with: npx tsx packages/system-browsers/src/install.ts ${engineName}`);
  }
  return found;
}
