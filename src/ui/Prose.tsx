import { styled } from '@mui/material/styles';

/** Running text: measure, space between paragraphs, headings and lists. */
export const Prose = styled('div')(({ theme }) => ({
  maxWidth: '66ch',
  '& > * + *': { marginTop: '1em' },
  '& > h2': { ...theme.typography.h3, marginTop: '2em', marginBottom: '0.25em' },
  '& > h2:first-of-type': { marginTop: 0 },
  '& > ul': { paddingInlineStart: '1.25em' },
  '& > ul > li + li': { marginTop: '0.5em' },
  '& > ul > li::marker': { color: theme.vars.palette.primary.main },
}));
