import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ArrowLink } from '../../components/links/ArrowLink';
import { Text } from '../../components/text/Text';
import { featuredCaseStudies, slugOfId } from '../../content/caseStudies';
import { equalColumns } from '../../theme/columns';
import { layout, pageInset } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { CustomerStory, storyStart } from './CustomerStory';

/** From edge to edge of the window; on wide screens the heading is above the words of the first story, next to its picture. */
const stories = {
  display: 'grid',
  gridTemplateColumns: equalColumns(12),
  gridTemplateRows: { lg: 'auto 1fr auto' },
  mt: layout.sectionSpace,
} as const;

/** In front of the first story, because the story's link covers this place, too. */
const head = {
  gridColumn: { xs: '1 / -1', lg: `1 / ${storyStart.lg}`, xl: `1 / ${storyStart.xl}` },
  gridRow: 1,
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  pl: pageInset,
  pr: { xs: layout.gutter, lg: 4 },
  pb: { xs: 2, lg: 4 },
} as const;

/** The featured case studies in large slabs without gaps, and a link to the other case studies. */
export function CustomerStories() {
  return (
    <Box component="section" className={printClasses.block} sx={stories}>
      <Stack spacing={2} sx={head}>
        <Text message="home.stories.heading" variant="h2" />
        <Text message="home.stories.intro" variant="lead" color="textSecondary" />
        <ArrowLink to="/case-studies" text="home.stories.link" />
      </Stack>
      <Box component="ul" role="list" className={printClasses.row3} sx={{ display: 'contents' }}>
        {featuredCaseStudies.map((id, index) => (
          <CustomerStory key={id} slug={slugOfId(id)} size={index === 0 ? 'large' : 'small'} />
        ))}
      </Box>
    </Box>
  );
}
