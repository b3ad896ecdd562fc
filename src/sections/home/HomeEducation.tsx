import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { company } from '../../content/company';
import { educationItems } from '../../content/pageLists';
import { Message } from '../../i18n/Message';
import { equalColumns } from '../../theme/columns';
import { forcedEdge } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { ArrowLink } from '../../components/links/ArrowLink';
import { CoveredBox } from '../../components/links/CoveredBox';
import { educationLooks, EducationPicture } from '../../components/art/EducationPicture';
import { ExternalLink } from '../../components/links/ExternalLink';
import { Section } from '../../components/Section';
import { Text } from '../../components/text/Text';

/** The four places where the company teaches. */
export function HomeEducation() {
  return (
    <Section
      heading="home.education.heading"
      intro="home.education.intro"
      layout="row"
      space="low"
      more={<ArrowLink to="/education" text="home.education.link" />}
    >
      <Box
        component="ul"
        role="list"
        className={printClasses.columns4}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: equalColumns(2), md: equalColumns(4) },
        }}
      >
        {educationItems.map((id) => (
          <li key={id}>
            <CoveredBox sx={{ height: '100%' }}>
              <Paper
                variant={educationLooks[id]}
                square
                className={printClasses.flush}
                sx={{ p: { xs: 2, md: 3 }, border: forcedEdge }}
              >
                <EducationPicture item={id} />
              </Paper>
              <Box sx={{ pt: 1.5, pb: 2, paddingInlineEnd: 2 }}>
                <Typography variant="h4">
                  <ExternalLink href={company.links[id]} look="covering">
                    <Message id={`education.items.${id}.name`} />
                  </ExternalLink>
                </Typography>
                <Text
                  message={`education.items.${id}.headline`}
                  variant="body2"
                  color="textSecondary"
                  sx={{ mt: 0.5 }}
                />
              </Box>
            </CoveredBox>
          </li>
        ))}
      </Box>
    </Section>
  );
}
