import { parseArgs } from 'node:util';
import { type Locale, locales, sourceLocale } from '../../../../src/i18n/locales';
import { allPages } from '../../../../src/routes';
import { chosen } from '../../../gallery/src/options';
import { StartError } from '../../../../scripts/server/listen';

/** What the context pack shows. */
export interface ContextOptions {
  locale: Locale;
  paths: readonly string[];
  /** Whether it shows every page, so that every message must be found. */
  isWhole: boolean;
}

/** Reads the command line: `--locale` once, `--route` as often as wanted. Throws a StartError for anything else. */
export function parseContextOptions(args: readonly string[]): ContextOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { locale: { type: 'string', default: sourceLocale }, route: { type: 'string', multiple: true } },
    });
    const [locale = sourceLocale] = chosen('locale', [values.locale], locales);
    const paths = [...new Set(allPages().map(({ route }) => route.path))];
    return { locale, paths: chosen('route', values.route, paths), isWhole: values.route === undefined };
  } catch (error) {
    throw error instanceof TypeError ? new StartError(error.message) : error;
  }
}
