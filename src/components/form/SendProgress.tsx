import { Message } from '../../i18n/Message';
import { LiveRegion } from '../LiveRegion';
import { type Blocks, FormNotice } from './FormNotice';
import type { FormWords } from './formWords';
import { useInSight } from './useInSight';

/** Says that a form is being sent, where it may say next that this failed. */
export function SendProgress({ words, blocks }: { words: FormWords; blocks: Blocks }) {
  const notice = useInSight();
  return (
    <FormNotice ref={notice} blocks={blocks} calm>
      <LiveRegion role="status" sx={{ typography: { xs: 'h3', sm: 'h2' } }}>
        <Message id={`${words}.sending`} />
      </LiveRegion>
    </FormNotice>
  );
}
