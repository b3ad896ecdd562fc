import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../../components/art/Icon';
import { serviceGlyphs } from '../../components/art/serviceGlyphs';
import { ArrowLink } from '../../components/links/ArrowLink';
import { ExternalLink } from '../../components/links/ExternalLink';
import { LocalLink } from '../../components/links/LocalLink';
import { VisuallyHidden } from '../../components/screenReader/VisuallyHidden';
import { ContactButton } from '../../contact/ContactButton';
import { company } from '../../content/company';
import { heroServices } from '../../content/serviceSlugs';
import { heroTechnologies } from '../../content/technologies';
import { Message } from '../../i18n/Message';
import { messageId } from '../../i18n/messageId';
import { useMessage } from '../../i18n/useMessage';
import { columns } from '../../theme/columns';
import { printClasses } from '../../theme/printClasses';
import { TechnologyLogos } from '../TechnologyLogos';
import { HeroArt } from './HeroArt';

const wordsAndArt = {
  display: 'grid',
  // In narrow columns the longest word of a translation keeps its line.
  gridTemplateColumns: { md: columns(1.25, 1), lg: columns(1.08, 1) },
  rowGap: { xs: 4, md: 6 },
  columnGap: 3,
  alignItems: 'center',
  pt: { xs: 4, md: 5 },
  pb: { xs: 3, md: 6 },
} as const;

/** As high as a finger needs it. */
const lineLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** The technologies, and links to services; the sample's AI logo leads to the AI service (docs/requirements.md, 3). */
function Technologies() {
  const message = useMessage();
  return (
    <Container component="section">
      <VisuallyHidden as="h2">
        <Message id="home.technologies.heading" />
      </VisuallyHidden>
      <TechnologyLogos keys={heroTechnologies}>
        {heroServices.map((slug) => (
          <li key={slug}>
            <LocalLink to={`/services/${slug}`} sx={{ ...lineLink, gap: 1.5 }}>
              <Box
                component={serviceGlyphs[slug]}
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
    </Container>
  );
}

/** The first screen: what the company does, a drawing of it, its technologies, and a line that leads to its careers pages. */
export function HomeHero() {
  return (
    <>
      <Container>
        <Box className={printClasses.columns2} sx={wordsAndArt}>
          <Stack spacing={3} sx={{ alignItems: 'start' }}>
            <Typography variant="display" component="h1">
              <Message id="home.hero.title" />
            </Typography>
            <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '34ch' }}>
              <Message id="home.hero.lead" />
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 2, columnGap: 3, mt: 1 }}>
              <ContactButton />
              <ArrowLink to="/case-studies" text="home.hero.caseStudies" />
            </Stack>
          </Stack>
          <HeroArt />
        </Box>
      </Container>
      <Technologies />
      <Container>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 3 }}>
          <Message id="home.hiring.text" />
          <ExternalLink href={company.links.careers} sx={lineLink}>
            <Message id="home.hiring.link" />
          </ExternalLink>
        </Stack>
      </Container>
    </>
  );
}
