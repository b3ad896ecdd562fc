import Container from '@mui/material/Container';
import { heroTechnologies } from '../../content/technologies';
import { Message } from '../../i18n/Message';
import AiGlyph from '../../components/art/glyphs/ai.svg';
import { Icon } from '../../components/art/Icon';
import { LocalLink } from '../../components/links/LocalLink';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { TechnologyLogos } from '../TechnologyLogos';

const mark = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 } as const;

/** The hero's technologies; the AI logo leads to the AI service (docs/requirements.md, 3). */
export function HeroLogos() {
  return (
    <Container component="section">
      <VisuallyHidden as="h2">
        <Message id="home.technologies.heading" />
      </VisuallyHidden>
      <TechnologyLogos
        keys={heroTechnologies}
        last={
          <LocalLink to="/services/ai" sx={mark}>
            <AiGlyph width={24} height={24} />
            <Message id="home.technologies.ai" />
            <Icon name="arrow-right" size={18} />
          </LocalLink>
        }
      />
    </Container>
  );
}
