/**
 * A loader for webpack: takes out of Emotion's cache its own prefixes for old browsers, since it is always given the site's
 * (src/theme/prefixed.ts), and its looking for styles in the document, of which the site tells it (src/theme/heldStyles.ts).
 */
export default function emotionCache(source: string): string {
  return source
    .replace(/^var defaultStylisPlugins = .+;$/m, 'var defaultStylisPlugins = [];')
    .replace(/^ {2}if \((?:isBrowser && )?key === 'css'\) \{[\s\S]*?^ {2}\}$/m, '')
    .replace(/^ {4}Array\.prototype\.forEach\.call\([\s\S]*?^ {4}\}\);$/m, '')
    .replace('cache.sheet.hydrate(nodesToHydrate);', '');
}
