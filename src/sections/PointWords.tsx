import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Text } from '../components/text/Text';
import type { MessageId } from '../i18n/messageIds';

/** Smaller on phones, because several points are below each other there. */
const explanation = ({ breakpoints, typography }: Theme) => ({ mt: 0.5, [breakpoints.down('sm')]: typography.dense });

interface PointWordsProps {
  title: MessageId;
  text: MessageId;
  component?: 'div' | 'li';
  /** The size of the title, which is always an `h3`. */
  variant?: 'h3' | 'h4';
  sx?: SxProps<Theme>;
}

/** A point: its title and its explanation. */
export function PointWords({ title, text, component = 'div', variant = 'h3', sx = null }: PointWordsProps) {
  return (
    <Box component={component} sx={sx}>
      <Text message={title} variant={variant} component="h3" />
      <Text message={text} color="textSecondary" sx={explanation} />
    </Box>
  );
}
