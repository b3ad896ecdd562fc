import { ensureBrowser } from './ensureBrowser';
import { engineNames } from './engines';

const wanted = process.argv[2] ?? 'chromium';
const name = engineNames.find((known) => known === wanted);

try {
  if (name === undefined) throw new Error(`There is no engine ${wanted}: ${engineNames.join(', ')}`);
  const { title, path, source } = ensureBrowser(name);
  console.log(`${title}: ${path} (${source})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
