/** A drawing as a file: its path below the public folder and its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}
