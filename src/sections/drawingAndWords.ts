interface Item {
  /** Of the drawing where the words stand beside it. */
  width: string;
  /** How many parts an item has at most, the drawing among them. */
  parts: number;
  /** From which screens on the words stand below the drawing, and the items of a row share their rows. */
  belowFrom: 'sm' | 'md';
}

/** The layout of a list's item that is a drawing, its words and what follows them. */
export function drawingAndWords({ width, parts, belowFrom }: Item) {
  return {
    display: 'grid',
    gridTemplateColumns: { xs: `${width} minmax(0, 1fr)`, [belowFrom]: 'minmax(0, 1fr)' },
    gridTemplateRows: { [belowFrom]: 'subgrid' },
    gridRow: { [belowFrom]: `span ${parts}` },
    alignContent: 'start',
    columnGap: 2.5,
    rowGap: 0,
  } as const;
}
