import Container from '@mui/material/Container';
import { aboutUsSections } from '../content/pageLists';
import { peopleOf } from '../content/team';
import { BuyerLinks } from '../sections/BuyerLinks';
import { CallToAction } from '../sections/CallToAction';
import { FigureStrip } from '../sections/FigureStrip';
import { PageHero } from '../sections/PageHero';
import { TeamGrid } from '../sections/TeamGrid';
import { TextBody } from '../sections/TextBody';
import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';

export default function AboutUsPage() {
  return (
    <>
      <PageHero title="aboutUs.hero.title" lead="aboutUs.hero.lead" />
      <Container sx={{ pb: { xs: 6, md: 8 } }}>
        <FigureStrip />
      </Container>
      <TextBody prefix="aboutUs" ids={aboutUsSections} />
      <BelowFold>
        <Section heading="aboutUs.team.heading" sunken more={<BuyerLinks />}>
          <TeamGrid people={peopleOf('agency')} />
        </Section>
        <CallToAction />
      </BelowFold>
    </>
  );
}
