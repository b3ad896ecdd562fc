import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '../../content/company';
import { educationItems } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { ArrowLink } from '../../components/ArrowLink';
import { coveredBox, coveringLink, showWhole } from '../../components/coveringLink';
import { EducationPicture } from '../../components/EducationPicture';
import { ExternalLink } from '../../components/ExternalLink';
import { Section } from '../../components/Section';

/** The drawings of the education page stand on each other, beside the words and, on wide screens, at their height. */
const row = {
  ...coveredBox,
  // Its ring lies over the drawing below.
  '&:focus-within': { zIndex: 1 },
  display: 'grid',
  rowGap: 0.5,
  columnGap: { xs: 2, sm: 3 },
  alignItems: { md: 'center' },
  gridTemplateColumns: { xs: `min(7rem, 32%) ${columns(1)}`, md: `7rem ${columns(3, 2)}` },
  borderTop: 1,
  borderColor: 'divider',
  '& > h3': { alignSelf: { xs: 'end', md: 'center' }, pt: { xs: 1, md: 0 }, typography: { xs: 'h4', sm: 'h3' } },
  '& > p': { pb: { xs: 1, md: 0 }, fontSize: { xs: '0.9375rem', sm: '1rem' }, lineHeight: 1.5 },
  '&:hover h3': { color: 'primary.main' },
  '@media print': { gridTemplateColumns: `5rem ${columns(1)}` },
} as const;

/** Over the line, and beside many words as high as they are. */
const picture = {
  display: 'grid',
  gridRow: { xs: 'span 2', md: 'auto' },
  height: 'calc(100% + 1px)',
  mt: '-1px',
} as const;

/** All as high as the highest, so that the drawings are. */
const rows = { display: 'grid', gridAutoRows: '1fr', borderBottom: 1, borderColor: 'divider' } as const;

/** Covers its row, so that the whole row can be clicked. */
const RowLink = styled(ExternalLink)(coveringLink);

/** The four places where the company teaches, one row each: drawing, name and what it is about. */
export function HomeEducation() {
  return (
    <Section
      heading="home.education.heading"
      intro="home.education.intro"
      more={<ArrowLink to="/education" text="home.education.link" />}
      split
    >
      <Box component="ul" role="list" sx={rows}>
        {educationItems.map((id) => (
          <Box key={id} component="li" onFocus={showWhole} sx={row}>
            <Box sx={picture}>
              <EducationPicture item={id} size={64} />
            </Box>
            <Typography variant="h3">
              <RowLink href={company.links[id]}>
                <Message id={`education.items.${id}.name`} />
              </RowLink>
            </Typography>
            <Typography color="textSecondary">
              <Message id={`education.items.${id}.headline`} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
