import { existsSync } from 'node:fs';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { type Leftover, read } from './leftover';
import { withoutImport } from './sourceEntries';

const studies: readonly string[] = caseStudySlugs;

export const noStudy = 'src/content/caseStudies.ts does not have it';

const list = 'src/content/case-studies/records.ts';

/** Records of case studies that are gone, with the lines that import them. */
export function leftoverStudies(): Leftover[] {
  const imported = Array.from(read(list).matchAll(/^import \{ \w+ \} from '\.\/([^']+)';$/gm), ([, name = '']) => name);
  return imported
    .filter((name) => !studies.includes(name))
    .map((name) => ({ name, file: `src/content/case-studies/${name}.ts` }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ name, file }): Leftover[] => [
      { file, because: noStudy },
      { file: list, part: { name: `./${name}`, drop: (text) => withoutImport(text, `./${name}`) }, because: noStudy },
    ]);
}
