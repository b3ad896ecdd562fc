/** A variant of Material UI's buttons that is only for those that are loading: ends where its own indentation does. */
const loadingVariant =
  /, \{\n( +)props: \{\n(?=[^}]*loading)(?: +(?:loadingPosition: '\w+'|loading: true|fullWidth: true),?\n)+\1\},\n\1style: \{\n[\s\S]*?^\1\}\n +\}(?=[,\]])/gm;

/**
 * A loader for webpack: takes out of Material UI's buttons what they show while they are loading. No button of the site is: it says so in
 * words (src/theme/theme.test.ts).
 */
export default function unusedLoading(source: string): string {
  return source
    .replaceAll(/^const (\w+Loading\w+) = styled\([\s\S]*?^\}\)+;$/gm, "const $1 = 'span';")
    .replaceAll(loadingVariant, '');
}
