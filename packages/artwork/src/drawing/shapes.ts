export const white = '#fff';
/** Stands for the background of a panel that is dark in both color schemes (`followScheme`). */
export const panel = '#000';

export type Point = readonly [x: number, y: number];
/** A bar that stands for a word: its left end, its middle line, its whole width. */
export type Bar = readonly [x: number, y: number, width: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Writes a number with at most two decimals. */
function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** Draws a filled path. */
export function shape(color: string, d: string): string {
  return `<path fill="${color}" d="${d}"/>`;
}

/** Draws a stroked path; `dash` is an SVG dash pattern. */
export function line(color: string, width: number, d: string, dash?: string): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path stroke="${color}" stroke-width="${width}"${dashes} d="${d}"/>`;
}

/** Draws bars of one thickness, round at both ends: the words of a drawn screen. */
export function bars(color: string, thickness: number, words: readonly Bar[]): string {
  const half = thickness / 2;
  const d = words.map(([x, y, width]) => `M${short(x + half)} ${short(y)}h${short(Math.max(0.01, width - thickness))}`);
  return `<path stroke="${color}" stroke-width="${thickness}" d="${d.join('')}"/>`;
}

/** Draws a rectangle, with round corners if `radius` is given. */
export function rect(color: string, [x, y, width, height]: Box, radius = 0): string {
  const corner = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner} fill="${color}"/>`;
}

/** Draws several rectangles of one color and one corner radius. */
export function rects(color: string, boxes: readonly Box[], radius = 0): string {
  if (radius > 0) return `<g fill="${color}">${boxes.map((box) => bareRect(box, radius)).join('')}</g>`;
  return shape(
    color,
    boxes.map(([x, y, w, h]) => `M${short(x)} ${short(y)}h${short(w)}v${short(h)}h${short(-w)}z`).join(''),
  );
}

/** Draws the outline of a rectangle; `dash` is an SVG dash pattern. */
export function frame(color: string, thickness: number, [x, y, w, h]: Box, radius: number, dash?: string): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${radius}" stroke="${color}" stroke-width="${thickness}"${dashes}/>`;
}

/** Draws a disc. */
export function disc(color: string, x: number, y: number, radius: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${color}"/>`;
}

/** Draws an ellipse, turned by `degrees` about its own middle. */
export function ellipse(color: string, [x, y]: Point, [across, down]: Point, degrees: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${color}" transform="rotate(${degrees} ${x} ${y})"/>`;
}

/** Draws discs of one color and one radius. */
export function discs(color: string, radius: number, points: readonly Point[]): string {
  return bars(
    color,
    radius * 2,
    points.map(([x, y]) => [x - radius, y, 0]),
  );
}

/** Draws a ring; `radius` is that of its middle line. */
export function ring(color: string, x: number, y: number, radius: number, thickness: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" stroke="${color}" stroke-width="${thickness}"/>`;
}

/** Moves (and turns, in degrees about its own origin) a drawing. */
export function placed(x: number, y: number, drawing: string, degrees = 0): string {
  const turn = degrees === 0 ? '' : ` rotate(${short(degrees)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turn}">${drawing}</g>`;
}

/** Puts a drawing at a spot, `factor` times as large. */
export function scaled(x: number, y: number, factor: number, drawing: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(factor)})">${drawing}</g>`;
}

/** Puts drawings over each other, the first lowest. */
export function stack(...drawings: readonly string[]): string {
  return drawings.join('');
}

/** Wraps a drawing in an SVG document that shows `width` × `height` units and, unless told, strokes round and fills nothing. */
export function svgDocument(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`;
}

function bareRect([x, y, width, height]: Box, radius: number): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}"/>`;
}
