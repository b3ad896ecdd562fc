import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Icon } from '../../components/art/Icon';
import Ai from '../../components/art/glyphs/ai.svg';
import { ArrowLink } from '../../components/links/ArrowLink';
import { ExternalLink } from '../../components/links/ExternalLink';
import { LocalLink } from '../../components/links/LocalLink';
import { VisuallyHidden } from '../../components/screenReader/VisuallyHidden';
import { Text } from '../../components/text/Text';
import { ContactButton } from '../../contact/ContactButton';
import { company } from '../../content/company';
import { heroServices } from '../../content/serviceSlugs';
import { heroTechnologies } from '../../content/technologies';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { columns } from '../../theme/columns';
import { layout } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { TechnologyLogos } from '../TechnologyLogos';
import { HeroSlab } from './HeroSlab';

const side = `max(${layout.gutter}, (100% - ${layout.container}) / 2)`;

/** The words begin at the edge of a container; the slab ends at the edge of the window. */
const hero = {
  display: 'grid',
  gridTemplateColumns: {
    xs: `${layout.gutter} ${columns(1)} ${layout.gutter}`,
    // Words and slab have half a container each; the remaining width is at both sides.
    lg: `${side} ${columns(1, 1)} ${side}`,
  },
  gridTemplateRows: { lg: '1fr auto' },
} as const;

/** On medium screens the heading is over the whole width, and the buttons are next to the lead. */
const words = {
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: { sm: `${columns(1)} auto`, lg: columns(1) },
  alignItems: 'end',
  alignContent: 'start',
  gap: 3,
  py: { xs: 3, md: 5, lg: 7 },
  pr: { lg: 3 },
} as const;
const slab = { gridColumn: { xs: '1 / -1', lg: '3 / -1' }, gridRow: { lg: '1 / 3' } } as const;
const foot = { gridColumn: 2, pt: { xs: 3, lg: 0 }, pb: { lg: 4 }, pr: { lg: 3 } } as const;

/** Only the glyphs of the hero, because the first script of the page would contain all of serviceGlyphs.ts. */
const glyphs: Readonly<Record<(typeof heroServices)[number], typeof Ai>> = { ai: Ai };

/** High enough for a finger. */
const lineLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** The technologies, and links to services; the AI logo leads to the AI service (docs/requirements.md, 3). */
function Technologies() {
  const message = useMessage();
  return (
    <section>
      <VisuallyHidden as="h2">
        <Message id="home.technologies.heading" />
      </VisuallyHidden>
      <TechnologyLogos keys={heroTechnologies}>
        {heroServices.map((slug) => (
          <li key={slug}>
            <LocalLink to={`/services/${slug}`} sx={{ ...lineLink, gap: 1.5 }}>
              <Box
                component={glyphs[slug]}
                width={24}
                height={24}
                role="img"
                aria-hidden={undefined}
                aria-label={message(messageId('home.technologies', slug))}
              />
              <span aria-hidden>
                <Message id={messageId('home.technologies', slug)} />
              </span>
              <Icon name="arrow-right" size={18} />
            </LocalLink>
          </li>
        ))}
      </TechnologyLogos>
    </section>
  );
}

/** The first screen: the purpose of the company, a product, the technologies, and a link to the careers pages. */
export function HomeHero() {
  return (
    <Box className={printClasses.block} sx={hero}>
      <Box sx={words}>
        <Text
          message="home.hero.title"
          variant="display"
          component="h1"
          sx={{ gridColumn: '1 / -1', maxWidth: { xs: '8.5em', sm: 'none', lg: '8.5em' } }}
        />
        <Text message="home.hero.lead" variant="lead" color="textSecondary" sx={{ maxWidth: '34ch' }} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 2, columnGap: 3, mt: 1 }}>
          <ContactButton />
          <ArrowLink to="/case-studies" text="home.hero.caseStudies" />
        </Stack>
      </Box>
      <Box sx={slab}>
        <HeroSlab />
      </Box>
      <Box sx={foot}>
        <Technologies />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, typography: 'dense', color: 'text.secondary' }}
        >
          <Message id="home.hiring.text" />
          <ExternalLink href={company.links.careers} sx={lineLink}>
            <Message id="home.hiring.link" />
          </ExternalLink>
        </Stack>
      </Box>
    </Box>
  );
}
