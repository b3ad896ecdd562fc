import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Origin } from '../../content/caseStudy';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Person } from './Person';
import { Tag } from './Tag';
import { Text } from './Text';

/** Browsers use other quotation marks for Arabic, so they are set here. Browsers balance only short texts, and on phones a quote has many lines. */
const words = {
  textWrap: { xs: 'pretty', sm: 'balance' },
  '&::before': { content: 'open-quote' },
  '&::after': { content: 'close-quote' },
  '&:lang(ar)': { quotes: '"«" "»"' },
} as const;

interface SpeakerProps {
  name: string;
  portrait: string;
  position: MessageId;
  origin: Origin;
}

type QuoteProps = { text: MessageId } & (SpeakerProps | { name: string; origin?: undefined });

/** A quote about the work with its speaker, or only the speaker's name if the page shows the person elsewhere. A quote of a fictional person is marked as a sample. */
export function Quote({ text, ...speaker }: QuoteProps) {
  return (
    <Stack
      component={speaker.origin === undefined ? 'div' : 'figure'}
      spacing={{ xs: 2, md: 3 }}
      sx={{ maxWidth: '62rem' }}
    >
      <Text message={text} variant="quote" component="blockquote" sx={words} />
      {speaker.origin === undefined ? (
        <Typography color="textSecondary">{speaker.name}</Typography>
      ) : (
        <figcaption>
          <Person {...speaker}>
            {speaker.origin === 'sample' && (
              <Tag>
                <Message id="common.sampleQuote" />
              </Tag>
            )}
          </Person>
        </figcaption>
      )}
    </Stack>
  );
}
