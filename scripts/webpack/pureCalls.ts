/**
 * A loader for webpack: marks the components that a module of React Router makes at its top as free of effects, so that those which no page
 * uses are left out.
 */
export default function pureCalls(source: string): string {
  return source
    .replaceAll(/^((?:var|const|let) \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* #__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = .+;$/gm, '');
}
