import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ContactButton } from '../../contact/ContactButton';
import { FragmentLink } from '../../components/links/FragmentLink';
import { Portrait } from '../../components/media/Portrait';
import { Text } from '../../components/text/Text';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { personOf } from '../../content/team';
import { Message } from '../../i18n/Message';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { HeroWords } from '../HeroWords';
import { ServiceProof } from './ServiceProof';

const { container, gutter } = layout;
const content = `min(${container}, 100% - 2 * ${gutter})`;

/** On wide screens the words begin at the edge of a container, and the proof reaches the edge of the window. */
const hero = {
  display: 'grid',
  rowGap: 3,
  gridTemplateColumns: {
    xs: columns(1),
    lg: `calc((100% - ${content}) / 2) calc(${content} * 0.42) 1fr`,
  },
} as const;

/** If the proof is below the words, the buttons are next to them. */
const words = {
  display: 'grid',
  gridTemplateColumns: { sm: columns(7, 5), lg: columns(1) },
  gridTemplateRows: { lg: 'auto 1fr' },
  alignItems: { xs: 'end', lg: 'stretch' },
  columnGap: 3,
  gridColumn: { lg: 2 },
  pt: { xs: 3, md: 5 },
  pb: { lg: 3 },
  px: { xs: gutter, lg: 0 },
  pr: { lg: 3 },
} as const;

interface ServiceHeroProps {
  slug: ServiceSlug;
  /** The id of the section with the success stories. */
  storiesId: string;
}

/** The first screen of a service's page: its purpose, its head, and its result for one customer. */
export function ServiceHero({ slug, storiesId }: ServiceHeroProps) {
  const { head } = services[slug];
  return (
    <Box className={printClasses.block} sx={hero}>
      <Box className={printClasses.flush} sx={words}>
        <div>
          <HeroWords title={`service.${slug}.hero.title`} lead={`service.${slug}.hero.lead`} compact />
        </div>
        <Stack>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, my: { xs: 2, sm: 3 } }}
          >
            <ContactButton />
            <FragmentLink to={storiesId} sx={{ py: 1.25, fontWeight: 'fontWeightMedium' }}>
              <Message id="common.seeTheWork" />
            </FragmentLink>
          </Stack>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mt: { lg: 'auto' } }}>
            <Box sx={{ flex: 'none', width: 44 }}>
              <Portrait id={head} size={44} />
            </Box>
            <Text
              message={`service.${slug}.head.lead`}
              variant="dense"
              color="textSecondary"
              sx={{ maxWidth: '22rem' }}
              values={{ name: personOf(head).name }}
            />
          </Stack>
        </Stack>
      </Box>
      <ServiceProof slug={slug} />
    </Box>
  );
}
