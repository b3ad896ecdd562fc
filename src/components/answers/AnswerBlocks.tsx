import Box from '@mui/material/Box';
import { dueDiligence, dueDiligenceTopics } from '../../content/dueDiligence';
import { AnswerColumn } from './AnswerColumn';

/** A column of blocks for each topic, and rows of blocks where there is no room for ten columns. */
const topics = {
  display: 'grid',
  columnGap: { xs: 4, lg: '4px' },
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    lg: `repeat(${dueDiligenceTopics.length}, minmax(0, 1fr))`,
  },
  gridTemplateRows: { lg: 'auto auto' },
  '@media print': { gridTemplateColumns: `repeat(${dueDiligenceTopics.length}, auto)`, columnGap: 0 },
} as const;

/** All answers at a glance: a column for each topic, a block for each answer, and each leads to its place. */
export function AnswerBlocks() {
  return (
    <Box component="ul" role="list" sx={topics}>
      {dueDiligenceTopics.map((topic) => (
        <AnswerColumn key={topic} id={topic} facts={dueDiligence[topic]} />
      ))}
    </Box>
  );
}
