import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { QuoteOrigin } from '../../content/caseStudy';
import type { MessageId } from '../../i18n/messageIds';
import { layout } from '../../theme/measures';
import { Quote } from '../../components/Quote';

const Ground = styled('div')(({ theme }) => ({
  paddingBlock: layout.sectionSpace,
  backgroundColor: theme.vars.palette.primary.light,
  '& figure': { maxWidth: 'none' },
  '& blockquote': { fontSize: 'clamp(1.5rem, 0.9rem + 2.667vw, 3.25rem)', lineHeight: 1.15 },
}));

interface QuoteBandProps {
  text: MessageId;
  name: string;
  portrait: string;
  position: MessageId;
  origin: QuoteOrigin;
}

/** One person's words across the page, on a ground of their own. */
export function QuoteBand({ text, name, portrait, position, origin }: QuoteBandProps) {
  return (
    <Ground>
      <Container>
        <Quote text={text} name={name} portrait={portrait} position={position} origin={origin} />
      </Container>
    </Ground>
  );
}
