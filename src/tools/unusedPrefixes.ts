/** A loader for webpack: takes Emotion's own prefixes for old browsers out of its cache, which is always given the site's (src/theme/prefixed.ts). */
export default function unusedPrefixes(source: string): string {
  return source.replace(/^var defaultStylisPlugins = .+;$/m, 'var defaultStylisPlugins = [];');
}
