import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '../../content/company';
import { educationItems } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { ArrowLink } from '../../components/ArrowLink';
import { coveringLink, showWhole } from '../../components/coveringLink';
import { ExternalLink } from '../../components/ExternalLink';
import { Section } from '../../components/Section';

const row = {
  position: 'relative',
  display: 'grid',
  rowGap: 0.5,
  columnGap: 4,
  alignItems: { md: 'baseline' },
  gridTemplateColumns: { md: columns(11, 9) },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  scrollMargin: '8px',
  '&:hover h3': { color: 'primary.main' },
  '@media print': { py: 1 },
} as const;

/** Covers its row, so that the whole row can be clicked. */
const RowLink = styled(ExternalLink)(coveringLink);

/** The four places where the company teaches, one row each. */
export function HomeEducation() {
  return (
    <Section
      heading="home.education.heading"
      intro="home.education.intro"
      more={<ArrowLink to="/education" text="home.education.link" />}
      split
    >
      <Box component="ul" role="list" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        {educationItems.map((id) => (
          <Box key={id} component="li" onFocus={showWhole} sx={row}>
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
