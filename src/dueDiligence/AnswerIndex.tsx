import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { dueDiligence, dueDiligenceTopics } from '../content/dueDiligence';
import { Message } from '../i18n/Message';
import { layout } from '../theme/measures';
import { AnswerRow } from './AnswerRow';
import { StatusLegend } from './StatusLegend';

const nav = {
  position: { md: 'sticky' },
  top: `calc(${layout.headerHeight} + 1rem)`,
  alignSelf: 'start',
  gridArea: { md: 'index' },
  maxHeight: { md: `calc(100vh - ${layout.headerHeight} - 2rem)` },
  overflowY: { md: 'auto' },
  // Room for the focus ring of its links.
  padding: '8px',
  margin: '-8px',
} as const;

const rows = {
  display: 'grid',
  // A long word stays whole; where that leaves too little room, blocks go to a second line.
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, max-content)',
  columnGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** All answers at a glance, in sight while one reads: a row for each topic, a block for each answer, and each leads to its place. */
export function AnswerIndex() {
  const labelId = useId();
  return (
    <Box component="nav" aria-labelledby={labelId} sx={nav}>
      <Typography variant="label" component="p" id={labelId} sx={{ mb: 1 }}>
        <Message id="common.onThisPage" />
      </Typography>
      <Box component="ul" role="list" sx={rows}>
        {dueDiligenceTopics.map((topic) => (
          <AnswerRow key={topic} id={topic} facts={dueDiligence[topic]} />
        ))}
        <AnswerRow id="missing" />
        <AnswerRow id="programs" />
      </Box>
      <StatusLegend />
    </Box>
  );
}
