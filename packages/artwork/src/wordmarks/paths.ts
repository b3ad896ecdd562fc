/** Draws paths in the color of the text around them. Holes are paths inside a path. */
export function solid(paths: string): string {
  return `<path fill="currentColor" fill-rule="evenodd" d="${paths}"/>`;
}

/** Draws an outline that was made elsewhere, whose parts may overlap, in the color of the text around it. */
export function outline(path: string): string {
  return `<path fill="currentColor" d="${path}"/>`;
}

/**
 * Draws paths in the second tone: the text color at 30 %, or what `--icon-2` and `--icon-2-opacity` say. Custom
 * properties reach a drawing through `<use>`, style sheets do not.
 */
export function soft(paths: string): string {
  return `<path fill="var(--icon-2,currentColor)" fill-opacity="var(--icon-2-opacity,.3)" fill-rule="evenodd" d="${paths}"/>`;
}
