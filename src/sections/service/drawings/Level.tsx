import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Message } from '../../../i18n/Message';
import type { MessageId } from '../../../i18n/messageIds';

const levels = [1, 2, 3] as const;

/** Three blocks, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. */
const blocks = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 24px)',
  columnGap: '4px',
  '& > span': { height: 24, border: '1.5px solid', borderColor: 'text.primary' },
  '& > [data-filled="true"]': { bgcolor: 'text.primary', printColorAdjust: 'exact' },
  '@media (forced-colors: active)': { '& > [data-filled="true"]': { bgcolor: 'CanvasText' } },
} as const;

/** How much of three there is of something, in words and in blocks. */
export function Level({ label, value }: { label: MessageId; value: (typeof levels)[number] }) {
  return (
    <Stack spacing={0.75}>
      <Typography variant="label" component="p" sx={{ fontSize: '0.875rem' }}>
        <Message id={label} />
      </Typography>
      <Box component="span" sx={blocks} aria-hidden>
        {levels.map((level) => (
          <span key={level} data-filled={level <= value} />
        ))}
      </Box>
    </Stack>
  );
}
