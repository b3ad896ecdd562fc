import { engineNames } from './engines';
import { findEngine, type FoundEngine } from './findEngine';

const wanted = process.env['TEST_ENGINE'] ?? 'chromium';

function knownName() {
  const name = engineNames.find((known) => known === wanted);
  if (name === undefined) throw new Error(`TEST_ENGINE=${wanted}: choose one of ${engineNames.join(', ')}`);
  return name;
}

/** The name of the engine of this run: the value of `TEST_ENGINE`, else Chromium. */
export const engineName = knownName();

/** The browser of this run. Throws an error if the machine has none. */
export function engineUnderTest(): FoundEngine {
  const found = findEngine(engineName);
  if (found !== undefined) return found;
  throw new Error(`There is no browser to test with: npm run -w packages/system-browsers ensure ${engineName}`);
}
