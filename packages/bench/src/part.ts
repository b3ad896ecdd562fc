import type { Measured } from './figures';

/** What a part of the bench found out. */
export interface PartResult {
  /** For people, each with a line that says what it shows. */
  tables: readonly string[];
  /** What had to be reached. */
  figures: readonly Measured[];
  /** All that was measured, for programs. */
  raw: unknown;
}
