import type { PartResult } from '../part';
import { copyProject } from '../project/copies';
import { tableOf } from '../table';
import { buildCopy, type BuildTimes } from './buildRun';

/** Builds the site in a copy of the project, in which nothing has been built before, and then once more. */
export async function measureBuild(say: (line: string) => void): Promise<PartResult> {
  const copy = await copyProject();
  try {
    say(`a first build in ${copy.folder}`);
    const first = await buildCopy(copy);
    say('a second build');
    const again = await buildCopy(copy);
    const row = (title: string, { pages, total, phases }: BuildTimes) => [
      title,
      ...[pages, total, ...Object.values(phases)].map(String),
    ];
    return {
      tables: [
        `Build: seconds\n\n${tableOf(['', 'pages', 'seconds', ...Object.keys(first.phases)], [row('first', first), row('again', again)])}`,
      ],
      figures: [
        { title: 'first build', value: first.total, unit: ' s', most: 120 },
        { title: 'build again', value: again.total, unit: ' s', most: 30 },
      ],
      raw: { first, again },
    };
  } finally {
    await copy.remove();
  }
}
