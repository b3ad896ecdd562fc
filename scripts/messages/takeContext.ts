import { chosen, readArguments, runCommand } from '@nine-blocks/built-site/options';
import { pathsOf, readSite } from '@nine-blocks/built-site/readSite';
import { takeContext } from '@nine-blocks/translation-kit/context/takeContext';
import { caseStudySlugs, tagsOf } from '../../src/content/caseStudies';
import { industryTags, serviceTags } from '../../src/content/tags';
import { locales, sourceLocale } from '../../src/i18n/locales';
import { messageFactsOf } from './messageFacts';
import { pageHeadsOf } from './pageHeads';

const isTagUnused = [...industryTags, ...serviceTags].some((tag) =>
  caseStudySlugs.every((slug) => !tagsOf(slug).includes(tag)),
);

/** Messages that no page and no state shows. Only a filter without a study says that nothing was found, and while each tag has one there is no such filter. */
const unplaced: readonly string[] = isTagUnused ? [] : ['caseStudies.list.empty'];

/** Reads `--locale` once, `--route` as often as wanted, `--visitor`; has the context pack made, and fails where a message was found nowhere. */
async function take(args: readonly string[]): Promise<void> {
  const site = readSite();
  const { values } = readArguments({
    args: [...args],
    options: {
      locale: { type: 'string', default: sourceLocale },
      route: { type: 'string', multiple: true },
      visitor: { type: 'string' },
    },
  });
  const [locale = sourceLocale] = chosen('locale', [values.locale], locales);
  const paths = chosen('route', values.route, pathsOf(site));
  const language = site.languages.find(({ tag }) => tag === locale);
  if (language === undefined) throw new Error(`The build has no language ${locale}`);
  const isComplete = await takeContext({
    language,
    isTranslation: locale !== sourceLocale,
    pages: site.pages.filter((page) => page.locale === locale && paths.includes(page.path)),
    isWhole: values.route === undefined,
    facts: messageFactsOf(locale),
    heads: await pageHeadsOf(locale, paths, '.build/server.cjs'),
    unplaced,
    visitor: values.visitor,
  });
  if (!isComplete) process.exitCode = 1;
}

await runCommand(take);
