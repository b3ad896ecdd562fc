import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Portrait } from '../../components/media/Portrait';
import { Text } from '../../components/text/Text';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { layout, pageInset } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { TechnologyLogos } from '../TechnologyLogos';

const slabs = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(2, 3), md: `min(480px, 36%) ${columns(1)}` },
} as const;

const field = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  rowGap: 3,
  py: { xs: 3, md: 5 },
  pl: { xs: layout.gutter, sm: 4, lg: 7 },
  pr: pageInset,
} as const;

/** The head of the service: a large portrait, a statement, name and position. Below are the technologies, if the service has any. */
export function HeadProfile({ slug }: { slug: ServiceSlug }) {
  const { head, technologies } = services[slug];
  return (
    <Box component="section" sx={{ mt: `calc(${layout.sectionSpace} * 0.625)` }}>
      <Box className={`${printClasses.block} ${printClasses.whole}`} sx={slabs}>
        <Box className={printClasses.hidden} sx={{ aspectRatio: { xs: '4 / 3', sm: 'auto' }, overflow: 'hidden' }}>
          <Portrait id={head} size={480} sizes="(min-width: 900px) 480px, (min-width: 600px) 40vw, 100vw" fills />
        </Box>
        <Paper
          variant={technologies.length > 0 ? 'primary' : 'secondary'}
          square
          className={printClasses.flush}
          sx={field}
        >
          <Text message="common.getToKnowUs" variant="h4" component="h2" />
          <Text message={`service.${slug}.head.text`} variant="quote" sx={{ maxWidth: '32em' }} />
          <div>
            <Typography variant="h3">{personOf(head).name}</Typography>
            <p>
              <Message id={`service.${slug}.head.position`} />
            </p>
          </div>
        </Paper>
      </Box>
      {technologies.length > 0 && (
        <Container sx={{ pt: 3 }}>
          <Text message={`service.${slug}.technologies.heading`} variant="control" component="h3" sx={{ mb: 1 }} />
          <TechnologyLogos keys={technologies} />
        </Container>
      )}
    </Box>
  );
}
