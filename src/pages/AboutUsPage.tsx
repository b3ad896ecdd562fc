import { peopleOf } from '../content/team';
import Stack from '@mui/material/Stack';
import { workModels } from '../content/pageLists';
import { AboutText } from '../sections/about/AboutText';
import { CompanyFigures } from '../sections/about/CompanyFigures';
import { Statement } from '../sections/about/Statement';
import { WorkdayBar } from '../sections/about/WorkdayBar';
import { BuyerLinks } from '../sections/BuyerLinks';
import { CallToAction } from '../sections/CallToAction';
import { PageHero } from '../sections/PageHero';
import { PointList } from '../sections/PointList';
import { TeamGrid } from '../sections/TeamGrid';
import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';

export default function AboutUsPage() {
  return (
    <>
      <PageHero title="aboutUs.hero.title" lead="aboutUs.hero.lead" />
      <Section heading="aboutUs.team.heading" first>
        <TeamGrid people={peopleOf('agency')} />
        <CompanyFigures />
      </Section>
      <BelowFold>
        <Section id="who" heading="aboutUs.who.heading">
          <AboutText section="who" />
        </Section>
        <Statement />
        <Section id="work" heading="aboutUs.work.heading">
          <Stack spacing={{ xs: 4, md: 6 }}>
            <PointList prefix="aboutUs.work" ids={workModels} />
            <AboutText section="work" />
          </Stack>
          <BuyerLinks />
        </Section>
        <Section id="timeZone" heading="aboutUs.timeZone.heading" sunken>
          <WorkdayBar />
          <AboutText section="timeZone" />
        </Section>
        <CallToAction />
      </BelowFold>
    </>
  );
}
