import Box from '@mui/material/Box';
import { use } from 'react';
import { featuredCaseStudies, slugOfId } from '../../content/caseStudies';
import { columns, equalColumns } from '../../theme/columns';
import { WholePageContext } from '../../components/BelowFold';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

/** The featured case studies in large cards: the first one takes the whole width, the others are below the first screen (docs/requirements.md, 4). */
export function FeaturedCaseStudies() {
  const isWhole = use(WholePageContext);
  return (
    <Box
      component="ul"
      role="list"
      sx={{ display: 'grid', gridTemplateColumns: { xs: columns(1), sm: equalColumns(2) }, gap: 3 }}
    >
      {featuredCaseStudies.slice(0, isWhole ? undefined : 1).map((id, index) => (
        <Box key={id} component="li" sx={index === 0 ? { gridColumn: '1 / -1' } : null}>
          <LargeCaseStudyCard slug={slugOfId(id)} wide={index === 0} eager={index === 0} listable />
        </Box>
      ))}
    </Box>
  );
}
