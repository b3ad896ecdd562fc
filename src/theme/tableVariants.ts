import type { Components, Theme } from '@mui/material/styles';
import { layout } from './measures';

/** Width of the column with the criteria, on screens wider than a phone. */
export const criteriaWidth = '8rem';

/** The space before each column. On phones it is after each column, so it is never wider than the space at the edge of the screen. */
export const columnGap = `min(1.5rem, ${layout.gutter})`;

/** Tables with lines between their rows, and, as a variant of their cells, with a frame around each. */
export const tableComponents: Pick<Components<Omit<Theme, 'components'>>, 'MuiTable' | 'MuiTableCell'> = {
  MuiTable: {
    styleOverrides: {
      root: ({ theme }) => ({
        tableLayout: 'fixed',
        // The caption stays in view if the table is wider than its container.
        '& caption': {
          ...theme.typography.dense,
          position: 'sticky',
          insetInlineStart: 0,
          maxWidth: `min(66ch, 100cqi - ${columnGap})`,
          padding: theme.spacing(3, 0, 0),
          textAlign: 'start',
          textWrap: 'balance',
          [theme.breakpoints.down('sm')]: { captionSide: 'top', padding: theme.spacing(0, 0, 2) },
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.dense,
        paddingBlock: theme.spacing(1.5),
        paddingInline: `${columnGap} 0`,
        border: 0,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        textAlign: 'start',
        // WebKit 2.50 never ends its search for `pretty` lines in cells this narrow when letters are twice as large.
        textWrap: 'wrap',
        verticalAlign: 'top',
        fontWeight: theme.typography.fontWeightRegular,
        // Words that belong together stay on one line if they fit.
        '& b': { display: 'inline-block' },
        [theme.breakpoints.down('sm')]: { paddingInline: `0 ${columnGap}` },
      }),
      head: { paddingBlock: 0, borderTop: 0, verticalAlign: 'bottom' },
      body: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { paddingTop: theme.spacing(5) } }),
    },
    variants: [
      {
        props: { variant: 'criterion' },
        style: ({ theme }) => ({
          color: theme.vars.palette.text.secondary,
          // On a phone its words are above the row, so that the other columns get the whole width.
          [theme.breakpoints.down('sm')]: { width: 0, padding: 0 },
          [theme.breakpoints.up('sm')]: {
            position: 'sticky',
            insetInlineStart: 0,
            zIndex: 1,
            width: criteriaWidth,
            paddingInlineStart: 0,
            backgroundColor: theme.vars.palette.background.default,
          },
        }),
      },
      {
        props: { variant: 'framed' },
        style: ({ theme }) => ({
          padding: theme.spacing(1),
          border: `1px solid ${theme.vars.palette.control}`,
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        }),
      },
    ],
  },
};

declare module '@mui/material/TableCell' {
  interface TableCellPropsVariantOverrides {
    /** The name of a row; on wide screens it is next to the row and stays in view. */
    criterion: true;
    /** A field of a form on paper. */
    framed: true;
  }
}
