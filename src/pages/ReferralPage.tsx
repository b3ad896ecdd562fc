import { referralBenefits, referralQuestions } from '../content/pageLists';
import { ReferralForm } from '../referral/ReferralForm';
import { Faq } from '../sections/Faq';
import { PointList, pointsOf } from '../sections/PointList';
import { ReferralHero } from '../sections/ReferralHero';
import { ReferralSteps } from '../sections/ReferralSteps';
import { ReferralTerms } from '../sections/ReferralTerms';
import { Section } from '../ui/Section';

export default function ReferralPage() {
  return (
    <>
      <ReferralHero />
      <ReferralSteps />
      <Section heading="referral.benefits.heading" sunken split>
        <PointList points={pointsOf('referral.benefits', referralBenefits)} />
      </Section>
      <Section id="form" heading="referral.form.heading" intro="referral.form.intro" split>
        <ReferralForm />
      </Section>
      <ReferralTerms />
      <Section heading="referral.faq.heading" split>
        <Faq prefix="referral.faq" ids={referralQuestions} />
      </Section>
    </>
  );
}
