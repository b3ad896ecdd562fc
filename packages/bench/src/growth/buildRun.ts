import type { ProjectCopy } from '../project/copies';
import { run } from '../project/run';

/** What a build says of itself: pages, and seconds in all and for each phase. */
export interface BuildTimes {
  pages: number;
  total: number;
  phases: Readonly<Record<string, number>>;
}

/** Reads the line that a build ends with, `Built 128 pages in 20.1 s (compile 11.0, prerender 5.2)`. Throws with the text where there is none. */
export function readBuildTimes(output: string): BuildTimes {
  const line = /^Built (\d+) pages in ([\d.]+) s \((.*)\)$/m.exec(output);
  if (line === null) throw new Error(`The build did not end well:\n${output}`);
  const [, pages, total, phases = ''] = line;
  return {
    pages: Number(pages),
    total: Number(total),
    phases: Object.fromEntries([...phases.matchAll(/(\w+) ([\d.]+)/g)].map(([, name, time]) => [name, Number(time)])),
  };
}

/** Builds a copy of the project. Throws with all that the build said where it fails. */
export async function buildCopy(copy: ProjectCopy): Promise<BuildTimes> {
  return readBuildTimes(await run(copy.folder, 'npm', 'run', 'build'));
}
