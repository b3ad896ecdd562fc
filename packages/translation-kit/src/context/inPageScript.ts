import path from 'node:path';
import { build } from 'esbuild';

/** What runs in every page of the pack, as one script: its modules are bundled, because a page cannot import them. */
export async function inPageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'inPage/contextPack.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
