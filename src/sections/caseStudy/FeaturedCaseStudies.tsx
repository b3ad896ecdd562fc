import Grid from '@mui/material/Grid';
import { use } from 'react';
import { featuredCaseStudies, slugOfId } from '../../content/caseStudies';
import { WholePageContext } from '../../components/BelowFold';
import { LargeCaseStudyCard } from './LargeCaseStudyCard';

/** While a filter is chosen the list below has every match, and these would stand between it and the visitor (useFilterMark). */
const unfiltered = { 'html[data-filtered] section:has(&)': { display: 'none' } } as const;

/** The featured case studies with large images: one over the whole width, the others below it and the first screen (docs/requirements.md, 4). */
export function FeaturedCaseStudies() {
  const isWhole = use(WholePageContext);
  return (
    <Grid container component="ul" role="list" spacing={3} sx={unfiltered}>
      {featuredCaseStudies.slice(0, isWhole ? undefined : 1).map((id, index) => (
        <Grid key={id} component="li" size={{ xs: 12, sm: index === 0 ? 12 : 6 }}>
          <LargeCaseStudyCard slug={slugOfId(id)} wide={index === 0} eager={index === 0} listable />
        </Grid>
      ))}
    </Grid>
  );
}
