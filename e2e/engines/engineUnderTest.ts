import { type EngineName, engineNames, engines } from '@nine-blocks/browsers/engines';
import { findEngine, type FoundEngine } from '@nine-blocks/browsers/findEngine';

/** What tells the processes that run the tests which engine it is. */
const variable = 'TEST_ENGINE';

/** Makes the tests of this run use an engine: the first thing that its config says. */
export function testWith(name: EngineName): void {
  process.env[variable] = name;
}

function find(): FoundEngine {
  const name = engineNames.find((known) => known === process.env[variable]) ?? 'chromium';
  const found = findEngine(name);
  if (found === undefined) {
    throw new Error(
      `There is no ${engines[name].title} to test with: npx tsx packages/browsers/src/install.ts ${name}`,
    );
  }
  return found;
}

let found: FoundEngine | undefined;

/** The engine of this run. */
export function engineUnderTest(): FoundEngine {
  found ??= find();
  return found;
}
