import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ContactButton } from '../../contact/ContactButton';
import { caseStudies, slugOfId } from '../../content/caseStudies';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { Cover } from '../../components/media/Cover';
import { FragmentLink } from '../../components/links/FragmentLink';
import { LocalLink } from '../../components/links/LocalLink';
import { storiesId } from './SuccessStories';

const beside = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'center',
  pt: { xs: 4, md: 5 },
  mb: { xs: 6, md: 8 },
  gridTemplateColumns: { sm: columns(7, 5), md: columns(2, 1) },
  '@media print': { gridTemplateColumns: columns(2, 1), gap: 2, pt: 0, mb: 2 },
} as const;

/** Smaller than the heading, so that the largest paint is text, which is there first; phones have no room for it, and show it among the stories. */
const frame = { display: { xs: 'none', sm: 'block' }, overflow: 'hidden', maxWidth: 384 } as const;

const line = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 } as const;

/** The first screen of a service's page: what it is for, and what came of it for one customer, with that customer's screen. */
export function ServiceHero({ slug }: { slug: ServiceSlug }) {
  const proof = slugOfId(services[slug].proof);
  return (
    <Container>
      <Box sx={beside}>
        <Stack spacing={3} sx={{ alignItems: 'start' }}>
          <Typography variant="h1" sx={{ maxWidth: '16ch' }}>
            <Message id={`service.${slug}.hero.title`} />
          </Typography>
          <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '42ch' }}>
            <Message id={`service.${slug}.hero.lead`} />
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
            <ContactButton />
            <FragmentLink to={storiesId} sx={line}>
              <Message id="common.seeTheWork" />
            </FragmentLink>
          </Stack>
        </Stack>
        <Stack component="figure" spacing={1}>
          <Paper variant="raised" sx={frame}>
            <Cover slug={proof} shows="small" sizes="384px" />
          </Paper>
          <Stack component="figcaption" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            <LocalLink to={`/case-studies/${proof}`}>
              <Message id={`caseStudy.${proof}.card.figure`} />
            </LocalLink>
            <Typography component="span" color="textSecondary">
              {caseStudies[proof].customer}
            </Typography>
          </Stack>
        </Stack>
      </Box>
    </Container>
  );
}
