import Box from '@mui/material/Box';
import type { CaseStudySlug } from '../../content/caseStudies';
import { equalColumns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { CustomerStory } from '../home/CustomerStory';

const slabs = { display: 'grid', gridTemplateColumns: { md: equalColumns(3) } } as const;

/** Case studies in three columns, from edge to edge of the window. */
export function SuccessStories({ slugs }: { slugs: readonly CaseStudySlug[] }) {
  return (
    <Box component="ul" role="list" className={printClasses.columns3} sx={slabs}>
      {slugs.map((slug) => (
        <CustomerStory key={slug} slug={slug} size="third" />
      ))}
    </Box>
  );
}
