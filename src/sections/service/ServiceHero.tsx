import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FragmentLink } from '../../components/links/FragmentLink';
import { LocalLink } from '../../components/links/LocalLink';
import { Cover } from '../../components/media/Cover';
import { ContactButton } from '../../contact/ContactButton';
import { services } from '../../content/services';
import { slugOfId } from '../../content/caseStudies';
import { cardOf } from '../../content/shownStudies';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Message } from '../../i18n/Message';
import { PageHero } from '../PageHero';

/** Smaller than the heading, so that the largest paint is text, which is there first; phones have no room for it, and show it among the stories. */
const frame = { display: { xs: 'none', sm: 'block' }, overflow: 'hidden', maxWidth: 384 } as const;

interface ServiceHeroProps {
  slug: ServiceSlug;
  /** The id of the section with the success stories. */
  storiesId: string;
}

/** The first screen of a service's page: its purpose, and its result for one customer, with that customer's screen. */
export function ServiceHero({ slug, storiesId }: ServiceHeroProps) {
  const proof = slugOfId(services[slug].proof);
  return (
    <PageHero
      title={`service.${slug}.hero.title`}
      lead={`service.${slug}.hero.lead`}
      compact
      drawing={
        <Stack component="figure" spacing={1}>
          <Paper variant="raised" sx={frame}>
            <Cover slug={proof} shows="slab" sizes="384px" />
          </Paper>
          <Stack component="figcaption" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            <LocalLink to={`/case-studies/${proof}`}>
              <Message id={`caseStudy.${proof}.card.figure`} />
            </LocalLink>
            <Typography component="span" color="textSecondary">
              {cardOf(proof).customer}
            </Typography>
          </Stack>
        </Stack>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 3 }}>
        <ContactButton />
        <FragmentLink to={storiesId} sx={{ py: 1.25, fontWeight: 'fontWeightMedium' }}>
          <Message id="common.seeTheWork" />
        </FragmentLink>
      </Stack>
    </PageHero>
  );
}
