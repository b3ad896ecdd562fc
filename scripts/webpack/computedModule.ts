import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { LoaderContext } from 'webpack';

/**
 * A loader for webpack: runs a module now and gives the browser what it exports, as data, instead of the code (and the imports) that
 * computed it. Throws where an export is more than data.
 */
function computedModule(this: LoaderContext<object>): void {
  const callback = this.async();
  import(pathToFileURL(this.resourcePath).href).then(
    (exported: Record<string, unknown>) => {
      const lines = Object.entries(exported).map(([name, value]) => {
        const data = JSON.stringify(value);
        if (!isDeepStrictEqual(JSON.parse(data), value)) throw new Error(`${name} is more than data`);
        return `export const ${name} = ${data};`;
      });
      callback(null, lines.join('\n'));
    },
    (error: unknown) => {
      callback(error instanceof Error ? error : new Error(String(error)));
    },
  );
}

export default computedModule;
