import { type BuildSettings, companyOrigin } from './settings';

/** The notice at the end of a NOINDEX build, which search engines should leave out of their results; undefined for other builds. */
export function noindexNotice({ noindex, siteUrl }: Pick<BuildSettings, 'noindex' | 'siteUrl'>): string | undefined {
  if (!noindex) return undefined;
  const reason =
    siteUrl === companyOrigin
      ? 'NOINDEX=true is set.'
      : [
          `SITE_URL=${siteUrl} is not siteUrl in src/content/company.ts (${companyOrigin}).`,
          'For the published site write its address there, or set NOINDEX=false.',
        ].join('\n');
  return `Search engines are kept out of this build (noindex in each page and in the headers): ${reason}`;
}
