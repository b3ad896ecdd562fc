import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { Person } from './Person';

const Figure = styled('figure')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), maxWidth: '56rem' }));

interface QuoteProps {
  text: MessageId;
  name: string;
  portrait: string;
  position: MessageId;
}

/** Words of a fictional person, marked as a sample until the owner replaces them. */
export function Quote({ text, ...person }: QuoteProps) {
  return (
    <Figure>
      <Typography variant="quote" component="blockquote">
        <Message id={text} />
      </Typography>
      <figcaption>
        <Person {...person}>
          <Chip variant="outlined" label={<Message id="common.sampleQuote" />} />
        </Person>
      </figcaption>
    </Figure>
  );
}
