import Box, { type BoxProps } from '@mui/material/Box';
import { blockRoom } from '../../theme/exclaimed';
import { forcedEdge } from '../../theme/measures';

const frame = {
  display: 'grid',
  gap: 2,
  width: '100%',
  p: { xs: 2, sm: 2.5 },
  border: forcedEdge,
  borderRadius: '10px',
  backgroundColor: 'background.sunken',
} as const;

interface FormNoticeProps extends BoxProps {
  /** For words with which nothing is wrong: they need no room for a mark. */
  calm?: boolean;
}

/** A box for what a form has to say about itself. */
export function FormNotice({ calm = false, children, ...props }: FormNoticeProps) {
  return (
    <Box {...props} sx={frame}>
      <Box sx={{ minWidth: 0, paddingInlineStart: calm ? 0 : blockRoom }}>{children}</Box>
    </Box>
  );
}
