import { styled } from '@mui/material/styles';
import type { AppStep } from '../../../content/serviceDrawings';

const cells = [1, 2, 3, 4, 5, 6, 7, 8];

/** Phones side by side on a line; the line is two where there are two stores. A drawing in plain elements, which keep their lines where colors are forced. Styled, since its lengths are pixels, no steps of the theme's spacing. */
const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  '& > span': {
    flex: '0 1 3.25rem',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 3,
    padding: '8px 4px',
    border: `2px solid ${theme.vars.palette.text.primary}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > span > span': { aspectRatio: '1', border: `1px dashed ${theme.vars.palette.control}` },
  '& [data-filled="true"]': {
    border: '1px solid transparent',
    backgroundColor: theme.vars.palette.primary.main,
    printColorAdjust: 'exact',
  },
  '& [data-new="true"]': { backgroundColor: theme.vars.palette.secondary.main },
  // Three stand one behind the other, as large as those that stand alone.
  '&[data-phones="3"]': {
    gap: 0,
    '& > span': { flex: '0 0 2.3125rem' },
    '& > span + span': { marginInlineStart: '-0.9375rem' },
  },
  '@media (forced-colors: active)': { '& [data-filled="true"]': { backgroundColor: 'CanvasText' } },
  '@container (min-width: 62rem)': {
    alignItems: 'flex-end',
    height: '15rem',
    paddingBottom: theme.spacing(3),
    borderBottom: `3px solid ${theme.vars.palette.primary.main}`,
    gap: 8,
    '&& > span': { flex: '0 0 6rem', borderWidth: 3, borderRadius: 18, padding: '14px 8px', gap: 4 },
    '&[data-phones="3"] > span + span': { marginInlineStart: '-3.25rem' },
    '&[data-phones="2"]': {
      position: 'relative',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: -3,
        height: 14,
        borderBlockStart: `3px solid ${theme.vars.palette.primary.main}`,
      },
      // Where the second store comes in, its line leaves the first one.
      'li:not(:last-of-type) > &::after': {
        borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
        borderStartStartRadius: 14,
      },
    },
  },
}));

/** So many phones with so many blocks of the app, the last of which is new. */
export function Phones({ count, blocks }: { count: AppStep['phones']; blocks: number }) {
  return (
    <Row aria-hidden data-phones={count}>
      {Array.from({ length: count }, (_, phone) => (
        <span key={phone}>
          {cells.map((cell) => (
            <span key={cell} data-filled={cell <= blocks} data-new={cell === blocks} />
          ))}
        </span>
      ))}
    </Row>
  );
}
