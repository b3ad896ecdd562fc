import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';

/** Phones show several below each other. */
const explanation = ({ breakpoints, typography }: Theme) => ({ mt: 0.5, [breakpoints.down('sm')]: typography.dense });

interface PointWordsProps {
  title: MessageId;
  text: MessageId;
  component?: 'div' | 'li';
  /** How large the title is; it is a heading of the third level. */
  variant?: 'h3' | 'h4';
  sx?: SxProps<Theme>;
}

/** A point: its title and its explanation. */
export function PointWords({ title, text, component = 'div', variant = 'h3', sx = null }: PointWordsProps) {
  return (
    <Box component={component} sx={sx}>
      <Typography variant={variant} component="h3">
        <Message id={title} />
      </Typography>
      <Typography color="textSecondary" sx={explanation}>
        <Message id={text} />
      </Typography>
    </Box>
  );
}
