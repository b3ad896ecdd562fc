import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Origin } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Person } from './Person';
import { Tag } from './Tag';

/** Browsers balance short texts only; on phones it is long. */
const words = { textWrap: { xs: 'pretty', sm: 'balance' } } as const;

interface QuoteProps {
  text: MessageId;
  name: string;
  portrait: string;
  position: MessageId;
  origin: Origin;
}

/** What somebody says of the work; the words of a fictional person are marked as a sample. */
export function Quote({ text, origin, ...person }: QuoteProps) {
  return (
    <Stack component="figure" spacing={4} sx={{ maxWidth: '56rem' }}>
      <Typography variant="quote" component="blockquote" sx={words}>
        <Message id={text} />
      </Typography>
      <figcaption>
        <Person {...person}>
          {origin === 'sample' && (
            <Tag>
              <Message id="common.sampleQuote" />
            </Tag>
          )}
        </Person>
      </figcaption>
    </Stack>
  );
}
