import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';

/** The name of the container around a drawing; a cell is a container without a name. */
export const drawingName = 'drawing';

/** The query for a container of at least this width. It is in rem, so that large letters need more room. */
const from = (rem: number, name = '') => `@container ${name} (min-width: ${rem}rem)`;

/** Room for the whole drawing. */
export const asDrawing = from(54, drawingName);

/** A cell with room for its title next to its text. */
const titleNextToText = from(36);

/** The content of a cell: the text is next to the title if there is room and the cell is not large, else below it. */
export const inside = (isLarge: boolean) =>
  ({
    display: 'grid',
    alignContent: 'start',
    height: '100%',
    columnGap: 3,
    rowGap: { xs: 0.5, md: 1 },
    px: { xs: layout.gutter, sm: 2, md: 2.5 },
    py: { xs: 1.5, md: 2.5 },
    ...(!isLarge && { [titleNextToText]: { gridTemplateColumns: columns(1, 2) } }),
  }) as const;

/** On narrow screens a time or a release is on the line of the title. */
export const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  [titleNextToText]: { display: 'block' },
  [asDrawing]: { display: 'block' },
} as const;

/** The text of a cell. */
export const words = {
  gridColumn: '1 / -1',
  [titleNextToText]: { gridColumn: 2, gridRow: '1 / span 2' },
} as const;

/** A gate between this cell and the next one: a block on its corner. */
export const gate = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  width: 20,
  height: 20,
  insetBlockEnd: -10,
  insetInlineEnd: 28,
  rotate: '45deg',
  border: '2px solid',
  borderColor: 'text.primary',
  bgcolor: 'background.default',
  [asDrawing]: { insetBlockEnd: 'auto', insetBlockStart: 36, insetInlineEnd: -10 },
} as const;
