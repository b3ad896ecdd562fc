interface Item {
  /** Of the drawing on phones, where the words stand beside it. */
  width: string;
  /** How many parts an item has at most, the drawing among them. */
  parts: number;
  /** From which screens on the items of a row share their rows, so that their texts begin at one height. */
  sharedFrom: 'sm' | 'md';
}

/** The layout of a list's item that is a drawing, a heading and what follows it. */
export function drawingAndWords({ width, parts, sharedFrom }: Item) {
  return {
    display: 'grid',
    gridTemplateColumns: { xs: `${width} minmax(0, 1fr)`, sm: 'minmax(0, 1fr)' },
    gridTemplateRows: { [sharedFrom]: 'subgrid' },
    gridRow: { [sharedFrom]: `span ${parts}` },
    alignContent: 'start',
    columnGap: 2.5,
    rowGap: 0,
    '& > svg': { gridRow: { xs: `span ${parts - 1}`, sm: 'auto' } },
  } as const;
}
