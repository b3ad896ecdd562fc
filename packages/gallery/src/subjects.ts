import type { OpenState } from '@nine-blocks/built-site/loadVisitor';
import { type BuiltSite, type SitePage, sourceTag } from '@nine-blocks/built-site/readSite';
import type { Page } from '@playwright/test';
import { type GalleryOptions, type Mode, modes } from './options';

/** One page, or one open state of a page. */
export interface Subject {
  /** Stands in file names and in the sheet's addresses. */
  id: string;
  title: string;
  href: string;
  locale: string;
  modes: readonly Mode[];
  state?: OpenState<Page>;
  /** Console errors that belong to it. */
  expectedErrors?: RegExp;
}

/** A subject at one width: it is loaded once and photographed in each mode. */
export interface Loading {
  subject: Subject;
  width: number;
}

/** What lies over the page is not printed: the page alone is, and has a picture of its own. */
function modesOf({ shows }: OpenState<Page>, all: readonly Mode[]) {
  return shows === 'page' ? all : all.filter((mode) => modes[mode].media === 'screen');
}

function pageSubject({ id, kind, href, locale }: SitePage, prefix: string, modes: readonly Mode[]): Subject {
  return {
    id: prefix === '' ? id : `${prefix.slice(1)}.${id}`,
    title: href,
    href,
    locale,
    modes,
    ...(kind === 'notFound' && { expectedErrors: /status of 404/ }),
  };
}

/** All pages in all languages, then the open states, which are reached by the source language's words. */
export function subjectsOf(
  site: BuiltSite,
  openStates: readonly OpenState<Page>[],
  options: GalleryOptions,
): Subject[] {
  const prefixes = new Map(site.languages.map(({ tag, prefix }) => [tag, prefix]));
  const source = sourceTag(site);
  const wanted = site.pages.filter(
    ({ locale, path }) => options.locales.includes(locale) && options.paths.includes(path),
  );
  const pages = wanted.map((page) => pageSubject(page, prefixes.get(page.locale) ?? '', options.modes));
  const states = openStates.flatMap((state): Subject[] => {
    const page = wanted.find(({ path, locale }) => path === state.path && locale === source);
    const stateModes = modesOf(state, options.modes);
    if (page === undefined || stateModes.length === 0) return [];
    const { id, title, path, expectedErrors } = state;
    return [
      {
        id: `state.${id}`,
        title: `${title} (${path})`,
        href: page.href,
        locale: source,
        modes: stateModes,
        state,
        ...(expectedErrors !== undefined && { expectedErrors }),
      },
    ];
  });
  return [...pages, ...states];
}

/** What is to be loaded, width by width, the widest and so slowest first. */
export function loadingsOf(subjects: readonly Subject[], widths: readonly number[]): Loading[] {
  return widths
    .toReversed()
    .flatMap((width) =>
      subjects
        .filter(({ state: { from = 0, to = Infinity } = {} }) => from <= width && width <= to)
        .map((subject) => ({ subject, width })),
    );
}
