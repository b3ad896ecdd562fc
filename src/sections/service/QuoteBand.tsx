import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { ComponentProps } from 'react';
import type { Quote as QuoteOfPerson } from '../../components/text/Quote';
import { layout } from '../../theme/measures';
import { island } from '../../hydration/island';

const Quote = island(
  async () => (await import(/* webpackChunkName: "serviceBands" */ '../../components/text/Quote')).Quote,
);

const band = {
  paddingBlock: `calc(${layout.sectionSpace} / 2)`,
  '@media print': { paddingBlock: 0, breakInside: 'avoid' },
} as const;

/** One person's words across the page, on a background of their own. */
export function QuoteBand(quote: ComponentProps<typeof QuoteOfPerson>) {
  return (
    <Paper variant="soft" square sx={band}>
      <Container>
        <Quote {...quote} />
      </Container>
    </Paper>
  );
}
