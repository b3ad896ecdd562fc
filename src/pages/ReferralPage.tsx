import { referralBenefits, referralQuestions } from '../content/pageLists';
import { Faq } from '../sections/Faq';
import { PointList, pointsOf } from '../sections/PointList';
import { ReferralHero } from '../sections/referral/ReferralHero';
import { ReferralSteps } from '../sections/referral/ReferralSteps';
import { ReferralTerms } from '../sections/referral/ReferralTerms';
import { createPart } from '../components/createPart';
import { Later } from '../components/Later';
import { Section } from '../components/Section';

const ReferralForm = createPart(
  async () => (await import(/* webpackChunkName: "referralForm" */ '../referral/ReferralForm')).ReferralForm,
);

export default function ReferralPage() {
  return (
    <>
      <ReferralHero />
      <ReferralSteps />
      <Later>
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
      </Later>
    </>
  );
}
