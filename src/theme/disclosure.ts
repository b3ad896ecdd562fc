import { accordionClasses } from '@mui/material/Accordion';
import { accordionSummaryClasses } from '@mui/material/AccordionSummary';
import type { Components, Theme } from '@mui/material/styles';
import { onlyWithScript } from './measures';

/** Accordions: lines between the headings, and an icon that is filled while its panel is open. */
export const disclosure: Components<Omit<Theme, 'components'>> = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        // oxlint-disable-next-line styles/plain -- The last accordion has a line below it, but an accordion does not know that it is the last one.
        ':where(&:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
        '&::before': { display: 'none' },
        [`&.${accordionClasses.expanded}`]: {
          borderTopColor: theme.vars.palette.primary.main,
          boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}`,
        },
      }),
      heading: { margin: 0 },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { paddingInline: 0, minHeight: 72 },
      content: { marginBlock: 20, marginInlineEnd: 16 },
      expandIconWrapper: ({ theme }) => ({
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 40,
        height: 40,
        borderStartEndRadius: '50%',
        color: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.primary.light,
        [`&.${accordionSummaryClasses.expanded}`]: {
          color: theme.vars.palette.primary.contrastText,
          backgroundColor: theme.vars.palette.primary.main,
        },
        ...onlyWithScript,
      }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 0, paddingBlock: '0 28px' } } },
};
