import Paper, { type PaperProps } from '@mui/material/Paper';

interface FormNoticeProps extends PaperProps {
  /** Nothing of it shows; it stays on the page, so that what comes into it is announced. */
  empty?: boolean;
}

/** A box for what went wrong with a form. */
export function FormNotice({ empty = false, ...props }: FormNoticeProps) {
  return (
    <Paper
      variant={empty ? 'plain' : 'error'}
      sx={{ display: 'grid', justifyItems: 'start', gap: 2, width: '100%' }}
      {...props}
    />
  );
}
