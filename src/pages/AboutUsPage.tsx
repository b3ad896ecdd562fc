import { aboutUsSections } from '../content/longTexts';
import { FigureStrip } from '../sections/FigureStrip';
import { CallToAction } from '../sections/CallToAction';
import { PageHero } from '../sections/PageHero';
import { TextBody } from '../sections/TextBody';

export default function AboutUsPage() {
  return (
    <>
      <PageHero title="aboutUs.hero.title" lead="aboutUs.hero.lead" />
      <TextBody prefix="aboutUs" sections={aboutUsSections} first={<FigureStrip />} />
      <CallToAction />
    </>
  );
}
