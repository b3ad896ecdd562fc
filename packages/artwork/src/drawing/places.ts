/** A cell of a grid of 3 × 3 blocks. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Lists the five cells of a 3 × 3 grid that the 2 × 2 signature in `corner` (0 or 1 each way) leaves free. */
export function freePlaces(corner: Place): Place[] {
  return [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((column) => ({ column, row })))
    .filter(({ column, row }) => !isSignature(corner, { column, row }));
}

/** Tells whether a cell belongs to the 2 × 2 signature that starts at `corner`. */
export function isSignature(corner: Place, { column, row }: Place): boolean {
  const inColumns = column === corner.column || column === corner.column + 1;
  return inColumns && (row === corner.row || row === corner.row + 1);
}
