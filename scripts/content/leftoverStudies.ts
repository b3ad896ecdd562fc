import { existsSync } from 'node:fs';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { below, drawings, type Leftover, read } from './leftover';
import { withoutImport } from './sourceEntries';

const studies: readonly string[] = caseStudySlugs;

export const noStudy = 'src/content/caseStudies.ts does not have it';

/** Modules that a list imports by the slug of a case study, the lines of the list, and the module's own folder. `start` is before the slug. */
function modules(list: string, start: string): Leftover[] {
  const imported = [...read(list).matchAll(/^import \{ \w+ \} from '([^']+)';$/gm)].map(([, name = '']) => name);
  const left = imported.filter((name) => name.startsWith(start) && existsSync(besideOf(list, `${name}.ts`)));
  return left
    .filter((name) => !others.has(name) && !studies.includes(name.slice(start.length)))
    .flatMap((name): Leftover[] => [
      ...[besideOf(list, `${name}.ts`), ...below(besideOf(list, name))].map((file) => ({ file, because: noStudy })),
      { file: list, part: { name, drop: (text) => withoutImport(text, name) }, because: noStudy },
    ]);
}

/** What those lists import beside the modules of case studies. */
const others = new Set(['./glyphs/plain', './screens/plain', './caseStudyScreens']);

const besideOf = (file: string, name: string) => `${file.slice(0, file.lastIndexOf('/'))}/${name.replace('./', '')}`;

/** Records and drawings of case studies that are gone, with the lines of the lists that import them. */
export function leftoverStudies(): Leftover[] {
  return [
    ...modules('src/content/case-studies/records.ts', './'),
    ...modules(`${drawings}/covers/glyphs.ts`, './glyphs/'),
    ...modules(`${drawings}/covers/screens.ts`, './screens/'),
    ...modules(`${drawings}/screens/drawScreens.ts`, './'),
  ];
}
