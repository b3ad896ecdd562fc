import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Message } from '../../i18n/Message';
import { LiveRegion } from '../LiveRegion';
import { type Blocks, FormNotice } from './FormNotice';
import type { FormWords } from './formWords';
import { useInSight } from './useInSight';

/** Says that a form is being sent, where it may say next that this failed: to be seen at once, and announced a moment later. */
export function SendProgress({ words, blocks }: { words: FormWords; blocks: Blocks }) {
  const notice = useInSight();
  return (
    <FormNotice ref={notice} blocks={blocks} calm>
      <Box aria-hidden sx={{ typography: { xs: 'h3', sm: 'h2' } }}>
        <Message id={`${words}.sending`} />
      </Box>
      <LiveRegion role="status" sx={visuallyHidden}>
        <Message id={`${words}.sending`} />
      </LiveRegion>
    </FormNotice>
  );
}
