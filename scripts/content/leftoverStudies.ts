import { existsSync, readdirSync } from 'node:fs';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { type Leftover, read } from './leftover';
import { withoutImport } from './sourceEntries';

const studies: readonly string[] = caseStudySlugs;

export const noStudy = 'src/content/caseStudies.ts does not have it';

const list = 'src/content/case-studies/records.ts';

const products = 'packages/product-screens/src/studies';

/** What photographs the products of case studies that are gone: a folder each. */
function leftoverProducts(): Leftover[] {
  const names = existsSync(products) ? readdirSync(products) : [];
  return names
    .filter((name) => !studies.includes(name))
    .map((name) => ({ file: `${products}/${name}`, because: noStudy }));
}

/** Records of case studies that are gone, with the lines that import them, and the code of their screens. */
export function leftoverStudies(): Leftover[] {
  const imported = Array.from(read(list).matchAll(/^import \{ \w+ \} from '\.\/([^']+)';$/gm), ([, name = '']) => name);
  const records = imported
    .filter((name) => !studies.includes(name))
    .map((name) => ({ name, file: `src/content/case-studies/${name}.ts` }))
    .filter(({ file }) => existsSync(file))
    .flatMap(({ name, file }): Leftover[] => [
      { file, because: noStudy },
      { file: list, part: { name: `./${name}`, drop: (text) => withoutImport(text, `./${name}`) }, because: noStudy },
    ]);
  return [...records, ...leftoverProducts()];
}
