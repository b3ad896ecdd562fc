import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { QuoteOrigin } from '../content/caseStudy';
import { Message } from '../i18n/Message';
import type { MessageId } from '../i18n/messageIds';
import { quoteFontRef } from '../theme/quoteFont';
import { Person } from './Person';

const Figure = styled('figure')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4), maxWidth: '56rem' }));

const Mark = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  height: 28,
  paddingInline: 11,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 999,
  whiteSpace: 'nowrap',
}));

interface QuoteProps {
  text: MessageId;
  name: string;
  portrait: string;
  position: MessageId;
  origin: QuoteOrigin;
}

/** What somebody says of the work; the words of a fictional person are marked as a sample. */
export function Quote({ text, origin, ...person }: QuoteProps) {
  return (
    <Figure>
      <Typography variant="quote" component="blockquote" ref={quoteFontRef}>
        <Message id={text} />
      </Typography>
      <figcaption>
        <Person {...person}>
          {origin === 'sample' && (
            <Mark>
              <Message id="common.sampleQuote" />
            </Mark>
          )}
        </Person>
      </figcaption>
    </Figure>
  );
}
