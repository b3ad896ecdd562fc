import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { AnswerBlocks } from '../components/answers/AnswerBlocks';
import { FragmentLink } from '../components/FragmentLink';

const other = { display: 'inline-block', py: 1.25, fontSize: '0.875rem', color: 'text.secondary' } as const;

/** The page's contents: its answers, and what stands below them. */
export function AnswerIndex() {
  const labelId = useId();
  return (
    <Box
      component="nav"
      aria-labelledby={labelId}
      data-on-paper
      sx={{ mt: { xs: 5, md: 8 }, '@media print': { mt: 3 } }}
    >
      <Typography variant="label" component="p" id={labelId} data-screen-only sx={{ mb: { xs: 1, lg: 2 } }}>
        <Message id="common.onThisPage" />
      </Typography>
      <AnswerBlocks />
      <Stack component="ul" role="list" direction="row" data-screen-only sx={{ flexWrap: 'wrap', columnGap: 3, mt: 2 }}>
        {['missing', 'programs'].map((id) => (
          <li key={id}>
            <FragmentLink to={id} sx={other}>
              <Message id={messageId('dueDiligence', id, 'heading')} />
            </FragmentLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
