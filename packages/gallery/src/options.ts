import { parseArgs } from 'node:util';
import { type Locale, locales } from '../../../src/i18n/locales';
import { allPages } from '../../../src/routes';
import { StartError } from '../../../scripts/server/listen';

const widths = [390, 768, 1440, 1920] as const;

/** The ways a page can look, as the browser is told to show it. */
export const modes = {
  light: { media: 'screen', colorScheme: 'light', forcedColors: 'none' },
  dark: { media: 'screen', colorScheme: 'dark', forcedColors: 'none' },
  print: { media: 'print', colorScheme: 'light', forcedColors: 'none' },
  forced: { media: 'screen', colorScheme: 'light', forcedColors: 'active' },
} as const;

export type Mode = keyof typeof modes;

const modeNames = Object.keys(modes) as Mode[];
const paths = [...new Set(allPages().map(({ route }) => route.path))];

/** What to photograph; each list is in the order of the sheet, and never empty. */
export interface GalleryOptions {
  locales: readonly Locale[];
  paths: readonly string[];
  widths: readonly number[];
  modes: readonly Mode[];
}

/** The members of a list that an option names, or all where it is not given. Throws a StartError for a name that is none. */
export function chosen<Value extends string | number>(
  option: string,
  asked: readonly string[] | undefined,
  all: readonly Value[],
): readonly Value[] {
  const wrong = asked?.find((text) => all.every((value) => String(value) !== text));
  if (wrong !== undefined) throw new StartError(`--${option} ${wrong}: there is only ${all.join(', ')}`);
  return asked === undefined ? all : all.filter((value) => asked.includes(String(value)));
}

/** Reads the command line: `--route`, `--width`, `--mode` and `--locale`, each as often as wanted. Throws a StartError for any other. */
export function parseOptions(args: readonly string[]): GalleryOptions {
  const list = { type: 'string', multiple: true } as const;
  try {
    const { values } = parseArgs({ args: [...args], options: { route: list, width: list, mode: list, locale: list } });
    return {
      locales: chosen('locale', values.locale, locales),
      paths: chosen('route', values.route, paths),
      widths: chosen('width', values.width, widths),
      modes: chosen('mode', values.mode, modeNames),
    };
  } catch (error) {
    throw error instanceof TypeError ? new StartError(error.message) : error;
  }
}
