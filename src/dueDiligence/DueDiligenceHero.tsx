import Box from '@mui/material/Box';
import { useId } from 'react';
import { AnswerCounts } from '../components/answers/AnswerCounts';
import { TopicIndex } from '../components/answers/TopicIndex';
import { Text } from '../components/text/Text';
import { HeroWords } from '../sections/HeroWords';
import { columns } from '../theme/columns';
import { printClasses } from '../theme/printClasses';

const hero = {
  display: 'grid',
  gridTemplateColumns: { md: columns(7, 5) },
  alignItems: 'end',
  columnGap: 3,
  rowGap: 4,
} as const;

/** The purpose of the page, the counts of its answers, and its topics. */
export function DueDiligenceHero() {
  const labelId = useId();
  return (
    <>
      <Box sx={hero} className={printClasses.columns2}>
        <div>
          <HeroWords title="dueDiligence.hero.title" lead="dueDiligence.hero.lead" />
        </div>
        <div>
          <Text message="dueDiligence.summary" variant="label" sx={{ mb: 1.5 }} />
          <AnswerCounts />
        </div>
      </Box>
      <Text message="dueDiligence.sampleNote" variant="body2" color="textSecondary" sx={{ mt: 3 }} />
      <Box component="nav" aria-labelledby={labelId} className={printClasses.shown} sx={{ mt: 4 }}>
        <Text
          message="common.onThisPage"
          variant="label"
          id={labelId}
          className={printClasses.hidden}
          sx={{ mb: 1.5 }}
        />
        <TopicIndex />
      </Box>
    </>
  );
}
