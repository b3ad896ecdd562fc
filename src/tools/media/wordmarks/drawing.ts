/** One drawing of the sprite: its own space and the SVG markup in it. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

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

/** Path of a rectangle. */
export function block(x: number, y: number, width: number, height: number = width): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Path of a disc. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

/** Path of a spark: a square of twice the radius with a quarter disc taken from every corner. */
export function spark(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 0 0 `;
  return `M${x} ${y - radius}${arc}${radius} ${radius}${arc}${-radius} ${radius}${arc}${-radius} ${-radius}${arc}${radius} ${-radius}z`;
}
