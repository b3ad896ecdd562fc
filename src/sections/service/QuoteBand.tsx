import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { Origin } from '../../content/caseStudy';
import type { MessageId } from '../../i18n/messageIds';
import { layout } from '../../theme/measures';
import { island } from '../../components/island';

const Quote = island(async () => (await import(/* webpackChunkName: "serviceBands" */ '../../components/Quote')).Quote);

/** Larger than a quote in a text, and as wide as the page. */
const band = {
  paddingBlock: layout.sectionSpace,
  '& figure': { maxWidth: 'none' },
  '& blockquote': { fontSize: 'clamp(1.5rem, 0.9rem + 2.667vw, 3.25rem)', lineHeight: 1.15 },
  '@media print': {
    marginBlockStart: '1.5rem',
    paddingBlock: 0,
    breakInside: 'avoid',
    '& blockquote': { fontSize: '1.375rem' },
    '& figure': { gap: '0.75rem' },
  },
} as const;

interface QuoteBandProps {
  text: MessageId;
  name: string;
  portrait: string;
  position: MessageId;
  origin: Origin;
}

/** One person's words across the page, on a background of their own. */
export function QuoteBand({ text, name, portrait, position, origin }: QuoteBandProps) {
  return (
    <Paper variant="soft" square sx={band}>
      <Container>
        <Quote text={text} name={name} portrait={portrait} position={position} origin={origin} />
      </Container>
    </Paper>
  );
}
