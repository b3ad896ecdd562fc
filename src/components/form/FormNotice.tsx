import Box from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import { exclaimed } from '../../theme/formLooks';
import { forcedEdge } from '../../theme/measures';

const frame = {
  p: { xs: 2, sm: 2.5 },
  border: forcedEdge,
  borderRadius: '10px',
  bgcolor: 'background.sunken',
} as const;

interface FormNoticeProps extends StackProps {
  /** Without the exclamation mark, for words that report no error. */
  calm?: boolean;
}

/** A notice of a form in a box. Material UI's Alert with its icons would be 1.9 KB more script (brotli). */
export function FormNotice({ calm = false, children, ...props }: FormNoticeProps) {
  return (
    <Stack direction="row" {...props} sx={frame}>
      {!calm && <Box sx={[{ flex: 'none', typography: 'h4' }, exclaimed]} />}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </Stack>
  );
}
