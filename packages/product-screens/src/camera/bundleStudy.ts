import path from 'node:path';
import { build } from 'esbuild';
import type { Ramp } from '../theme/ramps';

/** The script and the styles of one study's screens, with their fonts inside. */
export async function bundleStudy(slug: string, ramps: Readonly<Record<string, Ramp>>) {
  const folder = path.join(import.meta.dirname, '..');
  const contents = `import './theme/fonts.css'; import { stage } from './stage'; import { study } from './studies/${slug}'; stage(study);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    outdir: folder,
    jsx: 'automatic',
    minify: true,
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"', RAMPS: JSON.stringify(ramps) },
    logLevel: 'error',
  });
  const textOf = (ending: string) => outputFiles.find(({ path: name }) => name.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}
