/** Stands where a part of a library was that no page uses (standIns.ts). A page that begins to use it is told so in the build. */
export default function unusedPart(): never {
  throw new Error('The build leaves this part of a library out: see scripts/webpack/aliases.ts');
}

// Under the name of what is imported from such a part.
export { unusedPart as alpha };
