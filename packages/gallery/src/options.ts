import { chosen, readArguments } from '@nine-blocks/built-site/options';
import { type BuiltSite, pathsOf } from '@nine-blocks/built-site/readSite';

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

/** What to photograph; each list is in the order of the sheet, and never empty. */
export interface GalleryOptions {
  locales: readonly string[];
  paths: readonly string[];
  widths: readonly number[];
  modes: readonly Mode[];
  /** The module that opens pages and states. */
  visitor: string | undefined;
  /** The folder of an earlier gallery, to be put beside this one. */
  before: string | undefined;
}

/** Reads the command line for a site: `--route`, `--width`, `--mode`, `--locale`, each as often as wanted, `--visitor` and `--before`. Throws a UsageError for any other. */
export function parseOptions(args: readonly string[], site: BuiltSite): GalleryOptions {
  const list = { type: 'string', multiple: true } as const;
  const { values } = readArguments({
    args: [...args],
    options: {
      route: list,
      width: list,
      mode: list,
      locale: list,
      visitor: { type: 'string' },
      before: { type: 'string' },
    },
  });
  const tags = site.languages.map(({ tag }) => tag);
  return {
    locales: chosen('locale', values.locale, tags),
    paths: chosen('route', values.route, pathsOf(site)),
    widths: chosen('width', values.width, widths),
    modes: chosen('mode', values.mode, modeNames),
    visitor: values.visitor,
    before: values.before,
  };
}
