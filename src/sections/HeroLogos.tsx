import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { heroTechnologies } from '../content/technologies';
import { Message } from '../i18n/Message';
import { GlyphShapes } from '../components/art/GlyphShapes';
import { Icon } from '../components/art/Icon';
import { LocalLink } from '../components/LocalLink';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { TechnologyLogos } from './TechnologyLogos';

const AiLink = styled(LocalLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 72,
  fontWeight: 500,
}));

/** The hero's technologies; the AI mark leads to the AI service (spec.md §1). */
export function HeroLogos() {
  return (
    <Container component="section" aria-labelledby="technologies">
      <VisuallyHidden as="h2" id="technologies">
        <Message id="home.technologies.heading" />
      </VisuallyHidden>
      <TechnologyLogos
        keys={heroTechnologies}
        last={
          <AiLink to="/services/ai">
            <svg viewBox="0 0 64 64" width={28} height={28} aria-hidden>
              <GlyphShapes name="ai" />
            </svg>
            <Message id="home.technologies.ai" />
            <Icon name="arrow-right" size={18} />
          </AiLink>
        }
      />
    </Container>
  );
}
