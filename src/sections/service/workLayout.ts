/** The name of the container that is as wide as a drawing; a cell is a container without a name. */
export const drawingName = 'drawing';

/** Room for the whole drawing. In rem, so that larger letters have its cells below each other, as a narrow screen does. */
export const asDrawing = `@container ${drawingName} (min-width: 54rem)`;

/** A cell with room for its title next to its text. */
export const titleBeside = '@container (min-width: 36rem)';

/** A cell with room for its picture next to both. */
export const allBeside = '@container (min-width: 60rem)';
