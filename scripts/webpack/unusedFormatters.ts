/** What the site formats: whole messages, and numbers by themselves. */
const used = new Set(['formatMessage', 'formatNumber']);

/** The makers of the formatters that those use (dates: a message may hold one). */
const usedMakers = new Set(['getMessageFormat', 'getNumberFormat', 'getDateTimeFormat', 'getPluralRules']);

/**
 * A loader for webpack: takes the formatters that no page uses (of dates, lists, durations …) out of the object that react-intl makes of
 * all of them, and the asking for languages, which is slow and answers nothing new (every browser that can run the site has them), and marks its components as free of effects, so that what they need is left out.
 */
export default function unusedFormatters(source: string): string {
  return source
    .replaceAll(/^\t\t(\w+): format\w+\.bind\(null, .+$/gm, (line, name: string) => (used.has(name) ? line : ''))
    .replaceAll(/^\t\t(get\w+): memoize\(\(\.\.\.args\)[\s\S]*?^\t\t\}\),?$/gm, (lines, name: string) =>
      usedMakers.has(name) ? lines : '',
    )
    .replace(/^\tif \(!msgId\) invariant\([\s\S]*?\}`\);$/m, '')
    .replace(/^\tif \(!locale\) \{[\s\S]*?^\telse if \(!Intl\.DateTimeFormat\.supportedLocalesOf.+$/m, '')
    .replace(/^\t\tthis\.resolvedLocale = .+$/m, '')
    .replace(/^\tstatic \{\n\t\tthis\.resolveLocale = [\s\S]*?^\t\}$/m, '')
    .replace(/^\tverifyConfigMessages\(resolvedConfig\);$/m, '')
    .replaceAll(/^(const \w+ = )(?=createFormatted\w+\(|React\.memo\()/gm, '$1/* #__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = .+;$/gm, '');
}
