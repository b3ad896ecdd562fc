import { CallToAction } from '../sections/CallToAction';
import { PageHero } from '../sections/PageHero';

export default function ReferralPage() {
  return (
    <>
      <PageHero title="referral.hero.title" lead="referral.hero.lead" />
      <CallToAction />
    </>
  );
}
