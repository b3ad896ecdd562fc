import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';

/** The name of the container that is as wide as a drawing; a cell is a container without a name. */
export const drawingName = 'drawing';

/** A container that is as wide as that. In rem, so that larger letters have the cells below each other, as a narrow screen does. */
const from = (rem: number, name = '') => `@container ${name} (min-width: ${rem}rem)`;

/** Room for the whole drawing. */
export const asDrawing = from(54, drawingName);

/** A cell with room for its title next to its text. */
const titleBeside = from(36);

/** What is in a cell: its title and its text below each other or, where there is room and they are not large, next to each other. */
export const inside = (isLarge: boolean) =>
  ({
    display: 'grid',
    alignContent: 'start',
    height: '100%',
    columnGap: 3,
    rowGap: { xs: 0.5, md: 1 },
    px: { xs: layout.gutter, sm: 2, md: 2.5 },
    py: { xs: 1.5, md: 2.5 },
    ...(!isLarge && { [titleBeside]: { gridTemplateColumns: columns(1, 2) } }),
  }) as const;

/** On narrow screens a time or a release is in the line of the words after it. */
export const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  [titleBeside]: { display: 'block' },
  [asDrawing]: { display: 'block' },
} as const;

/** The text of a cell. */
export const words = {
  gridColumn: '1 / -1',
  [titleBeside]: { gridColumn: 2, gridRow: '1 / span 2' },
} as const;

/** A gate that the work passes on its way to the next cell: a block on its corner. */
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
