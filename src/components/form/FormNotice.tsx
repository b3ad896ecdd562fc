import Box, { type BoxProps } from '@mui/material/Box';

const frame = {
  width: '100%',
  p: 2.5,
  border: '2px solid',
  borderColor: 'error.main',
  borderRadius: '10px',
  backgroundColor: 'background.paper',
} as const;

interface FormNoticeProps extends BoxProps {
  /** Nothing of it shows; it stays on the page, so that what comes into it is announced. */
  empty?: boolean;
}

/** A box for what went wrong with a form. */
export function FormNotice({ empty = false, ...props }: FormNoticeProps) {
  return <Box {...props} sx={{ display: 'grid', justifyItems: 'start', gap: 2, ...(!empty && frame) }} />;
}
