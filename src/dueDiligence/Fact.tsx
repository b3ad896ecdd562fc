import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusLabel } from '../components/answers/StatusLabel';
import type { DueDiligenceFact } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { columns } from '../theme/columns';
import { FactDates } from './FactDates';

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(2, 5) },
  columnGap: 3,
  rowGap: 0.5,
  py: { xs: 1.25, sm: 1.5 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '@media print': { paddingBlock: '4px', breakInside: 'avoid' },
} as const;

/** On phones on one line, where there is room for both. */
const head = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;

const between = ' · ';

/** One answer: what is asked, whether we have it and whether that is made up, the answer, and where from and since when it holds. */
export function Fact({ fact }: { fact: DueDiligenceFact }) {
  const { id, status, sample } = fact;
  return (
    <Box component="li" sx={row}>
      <Box sx={head}>
        <Typography component="h3" id={id} sx={{ fontWeight: 600, lineHeight: 1.35 }}>
          <Message id={messageId('dueDiligence.facts', id, 'title')} />
        </Typography>
        <span>
          <StatusLabel status={status} />
          {sample === true && (
            <>
              {between}
              <Typography variant="label" component="span" color="textSecondary" sx={{ fontWeight: 400 }}>
                <Message id="dueDiligence.sample" />
              </Typography>
            </>
          )}
        </span>
      </Box>
      <div>
        <Typography sx={{ fontSize: '0.9375rem', lineHeight: 1.5 }}>
          <Message id={messageId('dueDiligence.facts', id, 'answer')} />
        </Typography>
        <FactDates fact={fact} />
      </div>
    </Box>
  );
}
