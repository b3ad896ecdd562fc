/** A drawn file: its path below the project's folder and its bytes. */
export interface DrawnFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A drawing that is text (SVG) as a file. */
export function textFile(path: string, text: string): DrawnFile {
  return { path, bytes: new TextEncoder().encode(text) };
}
