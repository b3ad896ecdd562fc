import { type Engine, engines, type Result } from './evidence';
import { countsOf } from './verdict';

const names: Record<Engine, string> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
  node: 'Without a browser',
};

/** How an engine is called in the report. */
export const engineName = (engine: Engine) => names[engine];

/** The names of the engines in which tests ran, or of those in which none did. */
export function engineNames(results: readonly Result[], which: 'ran' | 'idle'): string[] {
  const ran = new Set(results.map(({ engine }) => engine));
  return engines.filter((engine) => ran.has(engine) === (which === 'ran')).map(engineName);
}

/** Every engine with its versions and what all tests did in it. */
export function tableOfEngines(results: readonly Result[]): string {
  const counts = countsOf(results);
  const rows = [...engines, 'node' as const].map((engine) => {
    const own = counts[engine];
    if (own === undefined) return `| ${engineName(engine)} | not run | | |`;
    const versions = new Set(
      results.flatMap((result) => (result.engine === engine && result.version !== '' ? [result.version] : [])),
    );
    return `| ${[engineName(engine), ...versions].join(' ')} | ${own.passed} | ${own.failed} | ${own.skipped} |`;
  });
  return ['| engine | passed | failed | skipped |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
