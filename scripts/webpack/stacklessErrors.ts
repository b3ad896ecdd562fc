/**
 * A loader for webpack: has React DOM make the errors that it keeps as marks for itself, and shows nobody, without a stack. For a stack a
 * browser that is watched (Lighthouse, developer tools) reads all of React DOM a second time while the page starts.
 */
export default function stacklessErrors(source: string): string {
  return source.replaceAll(
    /^((?:var| ) \w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm,
    '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
  );
}
