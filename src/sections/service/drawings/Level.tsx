import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../../../i18n/Message';
import type { MessageId } from '../../../i18n/messageIds';

const levels = [1, 2, 3] as const;

/** Three blocks, of which some are filled. A drawing in plain elements, which keep their lines where colors are forced. */
const Blocks = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 24px)',
  columnGap: 4,
  '& > span': { height: 24, border: `1.5px solid ${theme.vars.palette.text.primary}` },
  '& > [data-filled="true"]': { backgroundColor: theme.vars.palette.text.primary, printColorAdjust: 'exact' },
  '@media (forced-colors: active)': { '& > [data-filled="true"]': { backgroundColor: 'CanvasText' } },
}));

/** How much of three there is of something, in words and in blocks. */
export function Level({ label, value }: { label: MessageId; value: (typeof levels)[number] }) {
  return (
    <Stack spacing={0.75}>
      <Typography variant="label" component="p" sx={{ whiteSpace: 'nowrap', fontSize: '0.875rem' }}>
        <Message id={label} />
      </Typography>
      <Blocks aria-hidden>
        {levels.map((level) => (
          <span key={level} data-filled={level <= value} />
        ))}
      </Blocks>
    </Stack>
  );
}
