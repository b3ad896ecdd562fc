import { runCommand, UsageError } from '@nine-blocks/built-site/options';
import { removeLocale } from './removeLocale';

/** Reads the tags of languages and removes them. */
function remove(tags: readonly string[]): void {
  if (tags.length === 0) throw new UsageError('Say which language: npm run locales:remove -- <code>');
  for (const tag of tags) removeLocale(tag);
  console.log('Removed. npm run check tells what still names it.');
}

await runCommand(remove);
