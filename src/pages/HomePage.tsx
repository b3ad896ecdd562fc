import { CallToAction } from '../sections/CallToAction';
import { CustomerStories } from '../sections/home/CustomerStories';
import { HeroLogos } from '../sections/home/HeroLogos';
import { HiringBanner } from '../sections/home/HiringBanner';
import { HomeEducation } from '../sections/home/HomeEducation';
import { HomeHero } from '../sections/home/HomeHero';
import { HomeQuestions } from '../sections/home/HomeQuestions';
import { HomeServices } from '../sections/home/HomeServices';
import { HowWeWork } from '../sections/home/HowWeWork';
import { TopExperts } from '../sections/home/TopExperts';
import { WhyUs } from '../sections/home/WhyUs';
import { BelowFold } from '../components/BelowFold';

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HeroLogos />
      <HiringBanner />
      <BelowFold>
        <CustomerStories />
        <HomeServices />
        <WhyUs />
        <TopExperts />
        <HowWeWork />
        <HomeEducation />
        <HomeQuestions />
        <CallToAction heading="home.cta.heading" />
      </BelowFold>
    </>
  );
}
