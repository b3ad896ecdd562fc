import webpack, { type Configuration, type MultiStats, type StatsCompilation } from 'webpack';

/** Runs webpack with some configurations. Throws the text of webpack for an error or a warning. */
export async function compile(configurations: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (result === undefined) reject(new Error('webpack gave no result'));
        else resolve(result);
      });
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  return stats.toJson({ all: false, assets: true, entrypoints: true, chunkGroups: true }).children ?? [];
}
