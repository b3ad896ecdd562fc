import Box from '@mui/material/Box';
import { figures } from '../../../content/figures';

const tenths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A bill of ten blocks. A drawing in plain elements, which keep their lines where colors are forced. */
const bill = {
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  '& > span': {
    aspectRatio: '1',
    border: '1px solid var(--Paper-ground, transparent)',
    backgroundColor: 'currentColor',
    backgroundClip: 'padding-box',
    printColorAdjust: 'exact',
  },
  '& > [data-saved="true"]': { border: '2px dashed currentColor', backgroundColor: 'transparent' },
  // One line of dashes between two of them.
  '& > [data-saved="true"] + [data-saved="true"]': { borderInlineStart: 0 },
  '@media (forced-colors: active)': { '& > [data-saved="false"]': { backgroundColor: 'CanvasText' } },
} as const;

/** The saved share of a hosting bill; the words below it say the same. */
export function SavedBlocks() {
  const saved = Math.round(figures.hostingCostCut.value * tenths.length);
  return (
    <Box sx={bill} aria-hidden>
      {tenths.map((tenth) => (
        <span key={tenth} data-saved={tenth >= tenths.length - saved} />
      ))}
    </Box>
  );
}
