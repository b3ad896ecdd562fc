import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../../contact/ContactButton';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { ServiceArt } from '../../components/art/ServiceArt';

const beside = {
  display: 'grid',
  rowGap: { xs: 3, sm: 4, md: 3 },
  columnGap: 3,
  alignItems: 'center',
  pt: { xs: 5, md: 6 },
  pb: { xs: 8, md: 10 },
  gridTemplateColumns: { sm: columns(7, 5) },
  '& > svg': {
    width: { xs: 'min(100%, 22rem)', sm: '100%' },
    mt: { xs: 2, sm: 0 },
    gridRow: { md: '1 / span 2' },
    gridColumn: { md: 2 },
  },
  // As on wide screens: lower, it leaves room for what comes next.
  '@media print': {
    rowGap: 2,
    pt: 0,
    pb: 2,
    '& > svg': { gridRow: '1 / span 2', gridColumn: 2, mt: 0, maxHeight: '64mm' },
  },
} as const;

/** On middle screens the heading has the whole width, so that it takes two lines and not four. */
const title = {
  maxWidth: { xs: '14ch', sm: '20ch', md: '14ch' },
  gridColumn: { sm: '1 / -1', md: 1 },
  alignSelf: { md: 'end' },
  '@media print': { maxWidth: '16ch', gridColumn: 1, alignSelf: 'end' },
} as const;

const words = { alignItems: 'start', alignSelf: 'start' } as const;

/** The first screen of a service's page: what it is for, and its glyph in nine blocks. */
export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  return (
    <Container>
      <Box sx={beside}>
        <Typography variant="h1" sx={title}>
          <Message id={`service.${slug}.hero.title`} />
        </Typography>
        <Stack spacing={3} sx={words}>
          <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '42ch', mb: 1 }}>
            <Message id={`service.${slug}.hero.lead`} />
          </Typography>
          <ContactButton />
        </Stack>
        <ServiceArt slug={slug} />
      </Box>
    </Container>
  );
}
