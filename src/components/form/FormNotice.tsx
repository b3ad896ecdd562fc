import Box, { type BoxProps } from '@mui/material/Box';

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 2,
  width: '100%',
  p: 2.5,
  border: '2px solid',
  borderColor: 'error.main',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
  // The message is copied: what was wrong is mended, and the frame no longer warns.
  '&:has([role="status"])': { borderColor: 'success.main', '& p': { color: 'text.primary' } },
} as const;

/** A box for what went wrong with a form, and for what mended it. */
export function FormNotice(props: BoxProps) {
  return <Box {...props} sx={frame} />;
}
