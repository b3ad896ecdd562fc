import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { Tag } from '../components/Tag';

/** Whether we have what a fact names, in words; what is made up says so. */
export function FactStatus({ fact: { status, sample } }: { fact: DueDiligenceFact }) {
  return (
    <Stack
      direction="row-reverse"
      sx={{ flexShrink: 0, alignItems: 'center', justifyContent: { xs: 'flex-end', sm: 'flex-start' }, columnGap: 2 }}
    >
      <Typography variant="label" component="p" sx={{ minWidth: { sm: '8rem' }, textAlign: { sm: 'end' } }}>
        <Message id={`dueDiligence.status.${status}`} />
      </Typography>
      {sample === true && (
        <Tag>
          <Message id="dueDiligence.sample" />
        </Tag>
      )}
    </Stack>
  );
}
