import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { Portrait } from './Portrait';

const Figure = styled('figure')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), maxWidth: '56rem' }));

const Caption = styled('figcaption')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px 1fr',
  gap: theme.spacing(2),
  alignItems: 'center',
}));

const Speaker = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
}));

interface QuoteProps {
  text: MessageId;
  name: string;
  portrait: string;
  position: MessageId;
}

/** Words of a fictional person, marked as a sample until the owner replaces them. */
export function Quote({ text, name, portrait, position }: QuoteProps) {
  return (
    <Figure>
      <Typography variant="quote" component="blockquote">
        <Message id={text} />
      </Typography>
      <Caption>
        <Portrait id={portrait} size={64} />
        <Speaker>
          <div>
            <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              <Message id={position} />
            </Typography>
          </div>
          <Chip variant="outlined" label={<Message id="common.sampleQuote" />} />
        </Speaker>
      </Caption>
    </Figure>
  );
}
